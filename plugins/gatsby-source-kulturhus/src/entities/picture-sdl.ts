/** Shared object types of the GraphQL schema. */
export const PICTURE_SDL = /* GraphQL */ `
  """
  A picture with its text alternative and the point that must stay in sight.
  """
  type Picture @dontInfer {
    "Path below content/images. Example: \\"filmer/nattekspressen-cover.jpg\\""
    path: String!
    "What the picture shows, in Norwegian; empty for pure decoration. Example: \\"Et tog i natten\\""
    alt: String!
    "The point to keep in sight when the picture is cropped. Example: { x: 0.5, y: 0.4 }"
    focalPoint: FocalPoint!
    "The file itself, with childImageSharp for bitmap pictures. Example: file { publicURL }"
    file: File! @link(by: "relativePath", from: "path")
  }

  """
  A point in a picture as fractions of its width and height.
  """
  type FocalPoint @dontInfer {
    "From the left, 0 to 1. Example: 0.5"
    x: Float!
    "From the top, 0 to 1. Example: 0.4"
    y: Float!
  }

  """
  A link with its label.
  """
  type Link @dontInfer {
    "What the link says. Example: \\"Hele kinoprogrammet\\""
    label: String!
    "A path of this site, a file, or a whole address. Example: \\"/kinoprogram\\""
    path: String!
  }
`;
