import type { WalkClip as Clip } from '../../features/digitals/digitals';
import { digitalsWording } from '../../features/digitals/wording';

/** A video that loads on demand, with its captions switched on. */
export function WalkClip({ clip, className }: { clip: Clip; className: string | undefined }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: it has captions as soon as the owner adds them
    <video
      src={clip.src}
      poster={clip.poster}
      aria-label={clip.description}
      controls
      playsInline
      preload="none"
      className={className}
    >
      {clip.captions && (
        <track
          kind="captions"
          src={clip.captions}
          srcLang={digitalsWording.captionsLanguage}
          label={digitalsWording.captions}
          default
        />
      )}
    </video>
  );
}
