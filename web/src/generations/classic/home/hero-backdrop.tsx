import type { Hero } from '../../../features/hero/hero';

/** Taller than wide: a phone or a narrow window, which gets the portrait photograph. */
const TALL = '(max-aspect-ratio: 4/5)';

/** The photograph behind the name. It sets a mood and says nothing the words do not: hidden from screen readers. */
export function HeroBackdrop({ hero: { picture, portrait } }: { hero: Hero }) {
  if (!picture) return null;
  return (
    <picture>
      {portrait && portrait !== picture && (
        <source
          media={TALL}
          srcSet={portrait.srcSet ?? portrait.src}
          sizes="100vh"
          width={portrait.width}
          height={portrait.height}
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
      />
    </picture>
  );
}
