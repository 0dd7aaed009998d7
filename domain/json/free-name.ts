/** The wanted name, or the first free one of "name-2", "name-3" and so on. */
export const freeName = (wanted: string, isTaken: (name: string) => boolean): string => {
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted}-${number}`;
  return name;
};
