import * as shared from '../../shared/neighbour-links';
import { Section } from '../components/section';
import text from '../styles/type.module.css';
import classes from './neighbour-links.module.css';

const classNames = {
  ...classes,
  previous: `${classes.neighbour} ${classes.previous}`,
  next: `${classes.neighbour} ${classes.next}`,
  label: `${text.label} ${classes.label}`,
};

export function NeighbourLinks(neighbours: shared.Neighbours) {
  if (!neighbours.previous && !neighbours.next) return null;
  return (
    <Section ground="dark">
      <shared.NeighbourLinks {...neighbours} classNames={classNames} />
    </Section>
  );
}
