/** A picture or film in a form and its draft. */
export interface FormFile {
  /** The documentId. */
  id: string;
  kind: 'image' | 'video';
  url: string;
  /** File name; empty if it is unknown. */
  name: string;
  alt: string;
  /** The point that crops keep in view, in percent from left and top. Null if it was never set. */
  focus: { x: number; y: number } | null;
}
