import { Button, Group, Input, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { randomKey } from '../../../../cms/src/shared/random-key';
import { DECISION_UNDO_MS, offerUndo } from '../../notifications/toasts';
import { IconButton } from '../page/icon-button';
import { wording } from '../wording';
import { type Fields, type Parts, type Values, valuesOf } from './fields';
import classes from './parts-field.module.css';

interface PartsFieldProps {
  label: ReactNode;
  description?: ReactNode;
  parts: Parts;
  values: () => Values<Fields>[];
  onChange: (changed: Values<Fields>[]) => void;
  children: (place: number) => ReactNode;
}

/** Edits a list of parts: adds them, removes them with Undo, and moves them with buttons. Fixed ones only move. */
export function PartsField({ label, description, parts, values, onChange, children }: PartsFieldProps) {
  const [keys, setKeys] = useState<string[]>(() => values().map(() => randomKey()));
  const list = useRef<HTMLOListElement>(null);
  const offers = useRef<(() => void)[]>([]);
  // End the Undo offers when the form closes.
  useEffect(() => () => offers.current.forEach((end) => void end()), []);

  const put = (place: number, key: string, part: Values<Fields>) => {
    onChange(values().toSpliced(place, 0, part));
    setKeys((before) => before.toSpliced(place, 0, key));
  };
  const take = (place: number) => {
    onChange(values().toSpliced(place, 1));
    setKeys((before) => before.toSpliced(place, 1));
  };
  const focusOn = (place: number, what: string) =>
    list.current?.children[place]?.querySelector<HTMLElement>(what)?.focus();

  const add = () => {
    flushSync(() => put(keys.length, randomKey(), valuesOf(parts.fields, null)));
    focusOn(keys.length, 'input:not([hidden]), textarea, select, fieldset button');
  };
  const remove = (place: number) => {
    const [key, part] = [keys[place], values()[place]];
    if (key === undefined || !part) return;
    flushSync(() => take(place));
    focusOn(Math.min(place, keys.length - 2), 'button:not(:disabled)');
    const undo = () => put(Math.min(place, values().length), key, part);
    const sentence = wording.partTaken(parts.words.one(place + 1));
    offers.current.push(offerUndo({ sentence, forMs: DECISION_UNDO_MS, undo }));
  };
  const move = (place: number, to: number, button: string) => {
    const [key, part] = [keys[place], values()[place]];
    if (key === undefined || !part) return;
    flushSync(() => {
      take(place);
      put(to, key, part);
    });
    // At either end of the list the pressed button is disabled, so focus another one.
    focusOn(to, `button[name=${button}]:not(:disabled)`);
    if (!list.current?.children[to]?.contains(document.activeElement)) focusOn(to, 'button:not(:disabled)');
  };

  const isFull = keys.length >= parts.most;
  return (
    <Input.Wrapper
      size="md"
      label={label}
      description={description}
      labelElement="div"
      role="group"
      aria-label={typeof label === 'string' ? label : undefined}
    >
      <ol ref={list} className={classes.list}>
        {keys.map((key, place) => {
          const name = parts.words.one(place + 1, values()[place]);
          return (
            <li key={key} className={classes.part} aria-label={name}>
              <Group justify="space-between" className={classes.head}>
                <Text fw={600} size="sm">
                  {name}
                </Text>
                <Group gap={4}>
                  <PartButton
                    name="up"
                    label={wording.moveUp(name)}
                    Icon={IconArrowUp}
                    disabled={place === 0}
                    onClick={() => move(place, place - 1, 'up')}
                  />
                  <PartButton
                    name="down"
                    label={wording.moveDown(name)}
                    Icon={IconArrowDown}
                    disabled={place === keys.length - 1}
                    onClick={() => move(place, place + 1, 'down')}
                  />
                  {parts.words.add && (
                    <PartButton
                      name="remove"
                      label={wording.takeOut(name)}
                      Icon={IconX}
                      onClick={() => remove(place)}
                    />
                  )}
                </Group>
              </Group>
              {children(place)}
            </li>
          );
        })}
      </ol>
      {parts.words.add && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
          disabled={isFull}
        >
          {parts.words.add}
        </Button>
      )}
      {isFull && parts.words.add && (
        <Text size="sm" c="dimmed" mt="xs">
          {parts.words.full}
        </Text>
      )}
    </Input.Wrapper>
  );
}

interface PartButtonProps {
  name: string;
  label: string;
  Icon: typeof IconX;
  disabled?: boolean;
  onClick: () => void;
}

function PartButton({ label, Icon, ...button }: PartButtonProps) {
  return (
    <IconButton
      variant="subtle"
      color="gray"
      size={44}
      className={classes.button}
      label={label}
      Icon={Icon}
      {...button}
    />
  );
}
