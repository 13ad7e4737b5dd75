import { useQuery } from '@tanstack/react-query';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import type { SearchState } from '../../kit/list/list-search';
import { Loaded } from '../../kit/page/loaded';
import { HistoryButton } from '../../resource/history/history-button';
import { CardPreview } from './card-preview';
import { ChosenPictures } from './chosen-pictures';
import { type CompCard, type CompCardSearch, compCardFields, toggled } from './comp-card';
import classes from './comp-card.module.css';
import { PictureChooser } from './picture-chooser';
import { compCardQueries, saveCompCard } from './queries';
import { wording } from './wording';

/** Chooses the card's pictures, their order and their focus, beside a preview of the card. */
export function CompCardManager(state: SearchState<CompCardSearch>) {
  const card = useQuery(compCardQueries.stored());
  return <Loaded query={card}>{(stored) => <CompCardForm card={stored} {...state} />}</Loaded>;
}

function CompCardForm({ card, ...state }: { card: CompCard | null } & SearchState<CompCardSearch>) {
  const editor = useEditorForm({
    draft: 'comp-card',
    item: card,
    fields: compCardFields,
    stored: compCardQueries.stored,
    save: saveCompCard,
  });
  const { form } = editor;
  const chosen = form.useWatchValue('pictures');
  const change = (pictures: typeof chosen) => form.setFieldValue('pictures', pictures);

  return (
    <div className={classes.screen}>
      <EditorFrame
        editor={editor}
        submitLabel={wording.save}
        busyLabel={wording.saving}
        survivesSearch
        more={<HistoryButton editor={editor} />}
        onSubmit={(values) => editor.send(values, { stays: true })}
      >
        <ChosenPictures chosen={chosen} left={card?.picturesLeft ?? []} onChange={change} />
      </EditorFrame>
      <CardPreview chosen={chosen} />
      <PictureChooser {...state} chosen={chosen} onToggle={(image) => change(toggled(chosen, image))} />
    </div>
  );
}
