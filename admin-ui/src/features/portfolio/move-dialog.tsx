import { Button, Group, Modal, Radio, Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../kit/form/busy-button';
import { type Move, movePortfolioItems, portfolioQueries } from './queries';
import { arrangeWording as say, wording } from './wording';

const PLACES = ['FIRST', 'LAST', 'BEFORE', 'AFTER'] as const satisfies readonly Move['place'][];
const TYPING_MS = 200;

interface MoveDialogProps {
  /** Items to move; they keep their relative order. */
  ids: readonly string[];
  onClose: () => void;
}

/** Moves items to a chosen position: for touch, keyboards and positions on other pages. */
export function MoveDialog({ ids, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState<Move['place']>('FIRST');
  const [target, setTarget] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const moving = useMutation(movePortfolioItems());
  const isBeside = place === 'BEFORE' || place === 'AFTER';

  const move = (event: FormEvent) => {
    event.preventDefault();
    if (isBeside && !target) return setMissing(true);
    if (moving.isPending) return;
    const variables = { documentIds: [...ids], place, target: isBeside ? target : null };
    moving.mutate(variables, { onSettled: onClose });
  };

  return (
    <Modal opened onClose={onClose} title={say.moveTitle(ids.length)}>
      <form onSubmit={move} noValidate>
        <Radio.Group
          value={place}
          onChange={(value) => setPlace(PLACES.find((known) => known === value) ?? 'FIRST')}
          aria-label={say.moveTitle(ids.length)}
        >
          <Stack gap="sm">
            {PLACES.map((value) => (
              <Radio
                key={value}
                value={value}
                label={say.places[value]}
                data-autofocus={value === 'FIRST' || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        {isBeside && (
          <OtherItem
            except={ids}
            value={target}
            onChange={(chosen) => {
              setTarget(chosen);
              setMissing(false);
            }}
            error={isMissing && say.besideMissing}
          />
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {wording.cancel}
          </Button>
          <BusyButton type="submit" busy={moving.isPending} busyLabel={say.moving}>
            {say.move}
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}

interface OtherItemProps {
  except: readonly string[];
  value: string | null;
  onChange: (documentId: string | null) => void;
  error: string | false;
}

function OtherItem({ except, value, onChange, error }: OtherItemProps) {
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS);
  const { data: found = [] } = useQuery(portfolioQueries.titles(text));
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const offered = found
    .filter(({ documentId }) => !except.includes(documentId) && documentId !== chosen?.value)
    .map(({ documentId, title }) => ({ value: documentId, label: title }));
  return (
    <Select
      mt="md"
      label={say.beside}
      placeholder={say.besideHint}
      nothingFoundMessage={say.besideNone}
      searchable
      // Disables the local filter, because the server searches.
      filter={({ options }) => options}
      onSearchChange={(search) => setTyped(search === chosen?.label ? '' : search)}
      data={chosen ? [chosen, ...offered] : offered}
      value={value}
      onChange={(documentId, option) => {
        setChosen(option && { value: option.value, label: option.label });
        onChange(documentId);
      }}
      error={error}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
