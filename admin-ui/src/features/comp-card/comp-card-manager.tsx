import { useQuery } from '@tanstack/react-query';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import type { SearchState } from '../../kit/list/list-search';
import { Loaded } from '../../kit/page/loaded';
import { HistoryButton } from '../../resource/history/history-button';
import { CardPreview } from './card-preview';
import { ChosenPictures } from './chosen-pictures';
import { type CompCardSearch, compCard, toggled } from './comp-card';
import classes from './comp-card.module.css';
import { PictureChooser } from './picture-chooser';
import { compCardQueries } from './queries';
import { wording } from './wording';

/** Chooses the card's pictures, their order and their focus, beside a preview of the card. */
export function CompCardManager(state: SearchState<CompCardSearch>) {
  const query = useQuery(compCard.stored());
  return <Loaded query={query}>{(card) => <CompCardForm card={card} {...state} />}</Loaded>;
}

interface CompCardFormProps extends SearchState<CompCardSearch> {
  card: ReturnType<typeof compCard.toItem> | null;
}

function CompCardForm({ card, ...state }: CompCardFormProps) {
  const editor = useEditorForm({ ...compCard, item: card });
  const { data: left = [] } = useQuery(compCardQueries.left());
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
        <ChosenPictures chosen={chosen} left={left} onChange={change} />
      </EditorFrame>
      <CardPreview chosen={chosen} />
      <PictureChooser {...state} chosen={chosen} onToggle={(image) => change(toggled(chosen, image))} />
    </div>
  );
}
