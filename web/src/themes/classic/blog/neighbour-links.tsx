import * as shared from '../../shared/neighbour-links';
import text from '../styles/type.module.css';
import classes from './neighbour-links.module.css';

const classNames = {
  neighbours: classes.neighbours,
  previous: classes.neighbour,
  next: classes.neighbour,
  label: `${text.label} ${text.accent}`,
  title: `${text.title3} ${classes.title}`,
};

/** Neighbours facing each other. */
export function NeighbourLinks(neighbours: shared.Neighbours) {
  if (!neighbours.previous && !neighbours.next) return null;
  return <shared.NeighbourLinks {...neighbours} classNames={classNames} />;
}
