import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { relativeDay } from '../../dates/format';
import { wording as blockWording } from '../../kit/wording';
import { draftsQuery } from '../../resource/drafts/draft-server';
import classes from './dashboard.module.css';
import { wording } from './wording';

/** Maximum drafts shown; their own forms offer the others. */
const MOST_SHOWN = 3;

/** Lists unsaved drafts from all devices. Each links to its form, or to the bin that contains its item. */
export function UnsavedDrafts() {
  const { data: drafts = [] } = useQuery(draftsQuery());
  return drafts.slice(0, MOST_SHOWN).map(({ name, title, path, keptAt, isInBin }) => (
    <a key={name} href={isInBin ? blockWording.bin.href : `/admin${path}`} className={classes.waiting}>
      <IconPencil size={20} stroke={1.75} aria-hidden />
      <span>{sentence(name, title, relativeDay(keptAt).toLowerCase())}</span>
      {isInBin && <span> {wording.draftInBin}</span>}
    </a>
  ));
}

/** The address of a new redirect is not an existing item. */
function sentence(name: string, title: string, when: string): string {
  const [noun = ''] = name.split('/');
  return name.endsWith('/new') ? wording.unsavedNew(noun, title, when) : wording.unsavedDraft(title, when);
}
