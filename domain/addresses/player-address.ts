/** The address of a trailer's player, from any address an editor may have copied. */

const YOUTUBE_HOSTS = [
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "www.youtube-nocookie.com",
  "youtube-nocookie.com",
];
const VIMEO_HOSTS = ["vimeo.com", "www.vimeo.com", "player.vimeo.com"];

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const [first, second] = pathname.split("/").filter(Boolean);
  const onPage = ["embed", "shorts", "live", "v"].includes(first ?? "") ? second : searchParams.get("v");
  const id = hostname === "youtu.be" ? first : YOUTUBE_HOSTS.includes(hostname) ? onPage : null;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
};

const vimeoVideo = ({
  hostname,
  pathname,
  searchParams,
}: URL): { readonly id: string; readonly key: string | null } | null => {
  if (!VIMEO_HOSTS.includes(hostname)) return null;
  const [, id, key] = /(?:^|\/)(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  return id === undefined ? null : { id, key: key ?? searchParams.get("h") };
};

/**
 * The address for a frame. Watch pages cannot be framed, so those of YouTube and Vimeo are replaced by their players,
 * without cookies and tracking; other addresses are unchanged.
 */
export const playerAddress = (written: string): string => {
  if (!URL.canParse(written)) return written;
  const address = new URL(written);
  const id = youtubeId(address);
  if (id !== null) return `https://www.youtube-nocookie.com/embed/${id}`;
  const video = vimeoVideo(address);
  if (video === null) return written;
  const player = new URL(`https://player.vimeo.com/video/${video.id}`);
  player.searchParams.set("dnt", "1");
  if (video.key !== null) player.searchParams.set("h", video.key);
  return player.href;
};
