import { useQuery } from '@tanstack/react-query';
import { portfolioQueries } from '../../../features/portfolio/queries';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './category-filter.module.css';

interface CategoryFilterProps {
  category: string | undefined;
  onCategory: (category: string | undefined) => void;
}

/** One button for all and one for each category found in the data. Without JavaScript they send the form. */
export function CategoryFilter({ category, onCategory }: CategoryFilterProps) {
  const { data: categories = [] } = useQuery(portfolioQueries.categories());
  const chosen = category?.toLowerCase();
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={classes.filter}>
        <legend className={classes.legend}>{wording.portfolio.filter}</legend>
        <FilterButton
          label={wording.portfolio.all}
          value=""
          pressed={!chosen}
          onPress={() => onCategory(undefined)}
        />
        {categories.map(({ name }) => (
          <FilterButton
            key={name}
            label={name}
            value={name}
            pressed={name.toLowerCase() === chosen}
            onPress={() => onCategory(name)}
          />
        ))}
      </fieldset>
    </form>
  );
}

interface FilterButtonProps {
  label: string;
  /** Category in the address; empty for all */
  value: string;
  pressed: boolean;
  onPress: () => void;
}

function FilterButton({ label, value, pressed, onPress }: FilterButtonProps) {
  return (
    <button
      type="submit"
      name="category"
      value={value}
      aria-pressed={pressed}
      className={`${text.label} ${classes.button}`}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
