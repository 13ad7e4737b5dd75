/** An image in a form and its draft. */
export interface FormImage {
  /** The documentId. */
  id: string;
  url: string;
  alt: string;
  /** The point that crops keep in view, in percent from left and top. Null if it was never set. */
  focus: { x: number; y: number } | null;
}
