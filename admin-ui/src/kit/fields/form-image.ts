/** An image in a form and its draft. */
export interface FormImage {
  /** Id that a save refers to: the documentId, or the number of a new file. */
  id: string;
  url: string;
  alt: string;
  /** The point that crops keep in view, in percent from left and top. Null if it was never set. */
  focus: { x: number; y: number } | null;
}
