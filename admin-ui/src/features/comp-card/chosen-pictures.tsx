import { ActionIcon, Slider, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { movedBeside, movedTo, SortableGrid } from '../../kit/list/sortable-grid';
import { FocusPoint, pressedAt } from '../../media/focus-picture';
import { copyFor } from '../../strapi/media-file';
import { type ChosenPicture, nameOf } from './comp-card';
import classes from './comp-card.module.css';
import { printOf } from './print';
import { wording } from './wording';

/** Width of a picture in device pixels, on a sharp screen. */
const PIXELS = 480;

interface ChosenPicturesProps {
  chosen: ChosenPicture[];
  /** The documentIds of images that are in neither the portfolio nor the digitals. */
  left: readonly string[];
  onChange: (chosen: ChosenPicture[]) => void;
}

/** Shows the card's pictures in order, each with its focus and print size. */
export function ChosenPictures({ chosen, left, onChange }: ChosenPicturesProps) {
  const setAt = (at: number, changes: Partial<ChosenPicture>) =>
    onChange(chosen.map((picture, index) => (index === at ? { ...picture, ...changes } : picture)));
  return (
    <section aria-label={wording.pictures}>
      <Text c="dimmed">{chosen.length > 0 ? wording.picturesHint : wording.none}</Text>
      {chosen.length > 0 && <Text c="dimmed">{wording.focusHint}</Text>}
      <SortableGrid
        className={classes.chosen}
        items={chosen.map(toSortable)}
        onMove={(id, beside) => onChange(movedBeside(chosen, idOf, id, beside))}
      >
        {({ picture, at, title }, handle) => (
          <div className={classes.onCard}>
            <Focus picture={picture} onSet={(focus) => setAt(at, focus)} />
            <div className={classes.words}>
              <div className={classes.order}>
                <Text fw={600}>{wording.place(at)}</Text>
                <div className={classes.buttons}>
                  {chosen.length > 1 && handle}
                  <ActionIcon
                    variant="default"
                    aria-label={wording.earlier(title)}
                    disabled={at === 0}
                    onClick={() => onChange(movedTo(chosen, at, at - 1))}
                  >
                    <IconArrowUp size={20} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    aria-label={wording.later(title)}
                    disabled={at === chosen.length - 1}
                    onClick={() => onChange(movedTo(chosen, at, at + 1))}
                  >
                    <IconArrowDown size={20} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    aria-label={wording.takeOut(title)}
                    onClick={() => onChange(chosen.toSpliced(at, 1))}
                  >
                    <IconX size={20} />
                  </ActionIcon>
                </div>
              </div>
              {left.includes(idOf(picture)) && (
                <Text size="sm" c="red">
                  {wording.left}
                </Text>
              )}
              <PrintNote picture={picture} at={at} count={chosen.length} />
              <Percent
                label={wording.fromLeft}
                value={picture.focalX}
                onChange={(focalX) => setAt(at, { focalX })}
              />
              <Percent
                label={wording.fromTop}
                value={picture.focalY}
                onChange={(focalY) => setAt(at, { focalY })}
              />
            </div>
          </div>
        )}
      </SortableGrid>
    </section>
  );
}

const idOf = ({ image }: ChosenPicture) => image.documentId;

const toSortable = (picture: ChosenPicture, at: number) => ({
  picture,
  at,
  documentId: idOf(picture),
  title: nameOf(picture.image),
});

interface FocusProps {
  picture: ChosenPicture;
  onSet: (focus: { focalX: number; focalY: number }) => void;
}

/** Shows the whole picture with its focus. A tap moves the focus; the two sliders do so by keyboard. */
function Focus({ picture: { image, focalX, focalY }, onSet }: FocusProps) {
  const set = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press on the button has no coordinates.
    if (event.detail === 0) return;
    const { x, y } = pressedAt(event);
    onSet({ focalX: x, focalY: y });
  };
  return (
    <button
      type="button"
      className={classes.focus}
      onClick={set}
      tabIndex={-1}
      aria-label={wording.focus(nameOf(image))}
    >
      <img src={copyFor(image, PIXELS)} alt={image.alt} draggable={false} />
      <FocusPoint x={focalX} y={focalY} />
    </button>
  );
}

function PrintNote({ picture, at, count }: { picture: ChosenPicture; at: number; count: number }) {
  const print = printOf(picture.image, at, count);
  if (!print) return null;
  const say = print.isEnough ? wording.print : wording.tooSmall;
  return (
    <Text size="sm" className={classes.print} data-small={!print.isEnough || undefined}>
      {say(print.width, print.height)}
    </Text>
  );
}

interface PercentProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Percent({ label, value, onChange }: PercentProps) {
  return (
    <div>
      <Text size="sm">{label}</Text>
      <Slider
        value={value}
        onChange={onChange}
        min={0}
        max={100}
        label={(percent) => `${percent}%`}
        thumbLabel={label}
      />
    </div>
  );
}
