import type { CSSProperties } from 'react';
import { creditLine } from '../../features/credits/credits';
import { type Row, rhythmOf } from '../../features/portfolio/rhythm';
import type { Frame } from '../../features/portfolio/story';
import { Photo } from '../../pictures/photo';
import { shownWhole } from '../../pictures/picture';
import { FilmPlayer } from './film-player';
import type { ClassNames } from './shell';

interface StoryFramesProps {
  /** Shown above the frames */
  cover: Frame;
  frames: Frame[];
  /** Displayed width of a frame by the kind of its row, as `<img sizes>` */
  sizes: Record<Row<Frame>['kind'], string>;
  /** `row`, `frame`, `media`, `credits`, `button` */
  classNames: ClassNames;
}

/**
 * The frames of a piece in their rhythm, each with its credits, unless those of the cover are the credits of them all.
 * The style of the theme places the rows.
 */
export function StoryFrames({ cover, frames, sizes, classNames }: StoryFramesProps) {
  const isMadeByOneTeam = frames.every((frame) => creditsOf(frame) === creditsOf(cover));
  return rhythmOf(frames).map((row) => (
    <div
      key={row.frames[0]?.id}
      className={classNames.row}
      data-kind={row.kind}
      data-side={row.side}
      style={ratioStyle(row.frames)}
    >
      {row.frames.map((frame) => (
        <figure key={frame.id} className={classNames.frame} style={ratioStyle([frame])}>
          <FrameMedia
            frame={frame}
            sizes={sizes[row.kind]}
            className={classNames.media}
            buttonClassName={classNames.button}
          />
          {!isMadeByOneTeam && <FrameCredits frame={frame} className={classNames.credits} />}
        </figure>
      ))}
    </div>
  ));
}

/** Width divided by height of most films. */
const UNKNOWN_RATIO = 16 / 9;

/** Returns width divided by height of equally tall frames beside each other, as `--ratio`. */
export function ratioStyle(frames: Frame[]): CSSProperties {
  const ratio = frames.reduce((sum, frame) => sum + (frame.ratio || UNKNOWN_RATIO), 0);
  return { '--ratio': Number(ratio.toFixed(3)) } as CSSProperties;
}

interface FrameMediaProps {
  frame: Frame;
  sizes: string;
  priority?: boolean;
  className: string | undefined;
  buttonClassName: string | undefined;
}

/** A picture as it is, or a film that plays when it is asked to. */
export function FrameMedia({ frame, buttonClassName, ...shown }: FrameMediaProps) {
  return frame.picture ? (
    <Photo picture={shownWhole(frame.picture)} {...shown} />
  ) : (
    <FilmPlayer film={frame.film} buttonClassName={buttonClassName} {...shown} />
  );
}

/** Returns 'Photo: Wambui Njeri · © 2026 Wambui Njeri'; empty when the owner names nobody. */
const creditsOf = ({ credits }: Frame): string =>
  credits ? [creditLine(credits), credits.copyrightNotice].filter(Boolean).join(' · ') : '';

/** The makers of a frame and its copyright notice. */
export function FrameCredits({ frame, className }: { frame: Frame; className: string | undefined }) {
  const line = creditsOf(frame);
  return line ? <figcaption className={className}>{line}</figcaption> : null;
}
