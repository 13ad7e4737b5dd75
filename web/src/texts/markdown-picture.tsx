import { createContext, type ReactNode, useContext } from 'react';
import { type Picture, pictureStyle } from '../pictures/picture';

/** Pictures of the media library, by their address in a text. */
export type TextPictures = Readonly<Record<string, Picture>>;

const Pictures = createContext<TextPictures>({});

/** Gives the pictures of a text their sizes. */
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
  /** Shown instead of a picture of another site, which the security policy blocks. */
  children: ReactNode;
}

/** A picture inside a text. A picture of the media library reserves its space and loads in the right size. */
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
