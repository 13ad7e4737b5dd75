/** The paragraphs of a text, each in the direction of its own text. */
export function Paragraphs({ texts, className }: { texts: string[] | undefined; className?: string }) {
  return texts?.map((text) => (
    <p key={text} dir="auto" className={className}>
      {text}
    </p>
  ));
}
