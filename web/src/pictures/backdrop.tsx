import type { CSSProperties } from 'react';
import { type Picture, pictureStyle } from './picture';

/** Taller than wide: phones and narrow windows get the portrait photograph. */
const TALL = '(max-aspect-ratio: 4/5)';
const WIDE = '(min-aspect-ratio: 4001/5000)';

interface BackdropProps {
  picture: Picture | null;
  /** For tall windows; the same as `picture` if the owner chose no other */
  portrait: Picture | null;
}

/** The photograph behind the name, loaded first. It only decorates, so it is hidden from screen readers. */
export function Backdrop({ picture, portrait }: BackdropProps) {
  if (!picture) return null;
  const tall = portrait && portrait.src !== picture.src ? portrait : null;
  return (
    <>
      <Preload picture={picture} sizes="100vw" media={tall ? WIDE : undefined} />
      {tall && <Preload picture={tall} sizes="100vh" media={TALL} />}
      <picture>
        {tall && (
          <source
            media={TALL}
            srcSet={tall.srcSet ?? tall.src}
            sizes="100vh"
            width={tall.width}
            height={tall.height}
          />
        )}
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.srcSet && '100vw'}
          width={picture.width || undefined}
          height={picture.height || undefined}
          alt=""
          fetchPriority="high"
          decoding="async"
          style={tall ? styleOfBoth(picture, tall) : pictureStyle(picture)}
        />
      </picture>
    </>
  );
}

/** Each photograph has another focal point: the style of the hero chooses by the shape of the window. */
function styleOfBoth({ focus: wide, ...picture }: Picture, tall: Picture): CSSProperties {
  return {
    ...pictureStyle(picture),
    '--wide-focus': wide ?? 'center',
    '--tall-focus': tall.focus ?? 'center',
  } as CSSProperties;
}

function Preload({ picture, sizes, media }: { picture: Picture; sizes: string; media: string | undefined }) {
  return (
    <link
      rel="preload"
      as="image"
      href={picture.src}
      imageSrcSet={picture.srcSet}
      imageSizes={picture.srcSet && sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
