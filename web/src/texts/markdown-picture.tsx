import { createContext, type ReactNode, useContext } from 'react';
import { type Picture, pictureStyle } from '../pictures/picture';

/** Pictures of the media library by the address under which a text shows them. */
export type TextPictures = Readonly<Record<string, Picture>>;

const Pictures = createContext<TextPictures>({});

/** Tells the pictures of a text their sizes. */
export function WithPictures({ pictures, children }: { pictures: TextPictures; children: ReactNode }) {
  return <Pictures value={pictures}>{children}</Pictures>;
}

const OWN_PICTURE = /^\/(?!\/)/;

interface MarkdownPictureProps {
  src: string;
  alt: string;
  title: string | undefined;
  /** CSS width of the text */
  sizes: string;
  /** Stands for a picture of another site, which the content security policy does not let in. */
  children: ReactNode;
}

/** A picture inside a text. One of the media library has its place before it is there, and the right size. */
export function MarkdownPicture({ src, alt, title, sizes, children }: MarkdownPictureProps) {
  const known = useContext(Pictures)[src];
  if (!known && !OWN_PICTURE.test(src)) return children;
  return (
    <img
      src={known?.src ?? src}
      srcSet={known?.srcSet}
      sizes={known?.srcSet && sizes}
      width={known?.width || undefined}
      height={known?.height || undefined}
      style={known && pictureStyle(known)}
      alt={alt}
      title={title}
      loading="lazy"
      decoding="async"
    />
  );
}
