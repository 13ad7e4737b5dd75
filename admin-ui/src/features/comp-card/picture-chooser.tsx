import { SegmentedControl, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { COMP_CARD_PICTURES } from '../../../../cms/src/shared/limits';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { PagedList } from '../../kit/list/paged-list';
import { SearchField } from '../../kit/list/search-field';
import { copyFor, type MediaFile } from '../../strapi/media-file';
import type { Choice, ChosenPicture, CompCardSearch } from './comp-card';
import classes from './comp-card.module.css';
import { compCardQueries } from './queries';
import { wording } from './wording';

/** Width of a picture in device pixels, on a sharp screen. */
const PIXELS = 360;

interface PictureChooserProps extends SearchState<CompCardSearch> {
  chosen: ChosenPicture[];
  onToggle: (image: MediaFile) => void;
}

/** Shows the pictures of the site page by page; a press adds one to the card or removes it. */
export function PictureChooser({ search, setSearch, ...card }: PictureChooserProps) {
  const shown = { search, setSearch, ...card };
  return (
    <section className={classes.chooser} aria-labelledby="choose-pictures">
      <Title order={2} size="h3" id="choose-pictures">
        {wording.choose}
      </Title>
      <SegmentedControl
        aria-label={wording.from}
        data={Object.entries(wording.sources).map(([value, label]) => ({ value, label }))}
        value={search.from}
        onChange={(from) => setSearch(fromFirstPage({ from: from as CompCardSearch['from'], q: '' }))}
      />
      {card.chosen.length >= COMP_CARD_PICTURES && (
        <Text c="dimmed" role="status">
          {wording.full}
        </Text>
      )}
      {search.from === 'digitals' ? <Digitals {...shown} /> : <Portfolio {...shown} />}
    </section>
  );
}

function Portfolio({ search, setSearch, ...card }: PictureChooserProps) {
  const query = useQuery(compCardQueries.pieces(search));
  return (
    <>
      <SearchField label={wording.search} search={search} setSearch={setSearch} />
      <PagedList query={query} search={search} setSearch={setSearch}>
        {({ items }) => <Pictures {...card} pictures={items.flat()} />}
      </PagedList>
    </>
  );
}

function Digitals({ search, setSearch, ...card }: PictureChooserProps) {
  const query = useQuery(compCardQueries.digitals(search.page));
  return (
    <PagedList query={query} search={search} setSearch={setSearch}>
      {({ items }) => <Pictures {...card} pictures={items.flatMap(({ choices }) => choices)} />}
    </PagedList>
  );
}

interface PicturesProps extends Pick<PictureChooserProps, 'chosen' | 'onToggle'> {
  pictures: Choice[];
}

function Pictures({ pictures, chosen, onToggle }: PicturesProps) {
  if (pictures.length === 0) return <Text c="dimmed">{wording.nothingFound}</Text>;
  const placeOf = ({ documentId }: MediaFile) =>
    chosen.findIndex(({ image }) => image.documentId === documentId);
  return (
    <ul className={classes.pictures}>
      {pictures.map(({ title, image }) => {
        const place = placeOf(image);
        const isOn = place >= 0;
        return (
          <li key={image.documentId}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={isOn}
              aria-label={title}
              title={title}
              disabled={!isOn && chosen.length >= COMP_CARD_PICTURES}
              onClick={() => onToggle(image)}
            >
              <img src={copyFor(image, PIXELS)} alt="" loading="lazy" />
              {isOn && <span className={classes.number}>{place + 1}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
