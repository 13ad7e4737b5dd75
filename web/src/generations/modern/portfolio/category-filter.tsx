import { useQuery } from '@tanstack/react-query';
import { portfolioQueries } from '../../../features/portfolio/queries';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './category-filter.module.css';

interface CategoryFilterProps {
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
}

/** One button for all and one for each category found in the data. */
export function CategoryFilter({ category, onCategory }: CategoryFilterProps) {
  const { data: categories = [] } = useQuery(portfolioQueries.categories());
  const chosen = category?.toLowerCase();
  return (
    <fieldset className={classes.filter}>
      <legend className={classes.legend}>{wording.portfolio.filter}</legend>
      <FilterButton label={wording.portfolio.all} pressed={!chosen} onPress={() => onCategory(undefined)} />
      {categories.map(({ name }) => (
        <FilterButton
          key={name}
          label={name}
          pressed={name.toLowerCase() === chosen}
          onPress={() => onCategory(name)}
        />
      ))}
    </fieldset>
  );
}

function FilterButton({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={`${text.label} ${classes.button}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
