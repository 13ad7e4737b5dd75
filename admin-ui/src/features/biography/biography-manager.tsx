import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Editing, useEditor } from '../../kit/form/editing';
import type { SearchState } from '../../kit/list/list-search';
import { EmptyState } from '../../kit/page/empty-state';
import { Loaded } from '../../kit/page/loaded';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { drawnImage } from '../../media/image-field';
import { type FormOptions, ResourceForm } from '../../resource/resource-form';
import { SingleForm } from '../../resource/single-form';
import classes from './biography.module.css';
import { MilestonesPanel } from './milestone-list';
import { type Bio, type BiographySearch, bio, bioInSearch, milestones, paragraphsOf } from './resource';
import { wording } from './wording';

export function BiographyManager({ search, setSearch }: SearchState<BiographySearch>) {
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'milestones',
    formTab: 'add-milestone',
    byId: milestones.queries.one,
  });

  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={{ ...wording.tabs, ...(search.edit && { 'add-milestone': wording.milestone.editTitle }) }}
        value={search.tab}
        onChange={(tab) => setSearch({ tab, edit: undefined, writing: false })}
      >
        {search.tab === 'bio-content' && <BioContent search={search} setSearch={setSearch} />}
        {search.tab === 'milestones' && (
          <MilestonesPanel search={search} setSearch={setSearch} editor={editor} />
        )}
        {search.tab === 'add-milestone' && (
          <Editing editor={editor}>
            {(item) => <ResourceForm resource={milestones} form={form} item={item} onClose={editor.close} />}
          </Editing>
        )}
      </ScreenTabs>
    </PageFrame>
  );
}

const form: FormOptions = {
  upload: {
    name: 'image',
    purpose: 'milestone',
    label: wording.milestone.image,
    failed: wording.milestone.saveFailed,
  },
};

const bioForm = { ...bio, fields: { ...bio.fields, image: drawnImage(bio.fields.image) } };

function BioContent({ search, setSearch }: SearchState<BiographySearch>) {
  const query = useQuery(bio.stored());
  return (
    <Loaded query={query}>
      {(stored) =>
        search.writing ? (
          <SingleForm
            of={bioForm}
            {...(stored ? wording.bio.change : wording.bio.first)}
            onClose={() => setSearch({ writing: false })}
          />
        ) : (
          <>
            <BioView bio={stored} onEdit={() => setSearch({ writing: true })} />
            <SingleForm of={bioInSearch} words={wording.inSearch} />
          </>
        )
      }
    </Loaded>
  );
}

interface BioViewProps {
  bio: Bio | null;
  onEdit: () => void;
}

function BioView({ bio, onEdit }: BioViewProps) {
  if (!bio) {
    return (
      <EmptyState
        title={wording.bio.emptyTitle}
        text={wording.bio.emptyText}
        action={<Button onClick={onEdit}>{wording.bio.begin}</Button>}
      />
    );
  }
  const paragraphs = paragraphsOf(bio.content).map((text, place) => ({ text, key: `${place}` }));
  return (
    <article className={classes.bio}>
      <div className={classes.heading}>
        <h2 className={classes.bioTitle}>{bio.title}</h2>
        <Anchor href="/bio" target="_blank">
          {wording.bio.open}
        </Anchor>
        <Button onClick={onEdit}>{wording.bio.edit}</Button>
      </div>
      {paragraphs.map(({ key, text }) => (
        <p key={key} className={classes.paragraph}>
          {text}
        </p>
      ))}
    </article>
  );
}
