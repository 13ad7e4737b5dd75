import * as states from '../../shared/states';
import actions from '../styles/action.module.css';
import classes from './states.module.css';

const look: states.StatesLook = { classNames: { ...classes, ...actions }, wheel: 20 };

export const Loading = (props: { text: string }) => <states.Loading {...props} look={look} />;
export const Empty = (props: { text: string }) => <states.Empty {...props} look={look} />;
export const ListState = (props: states.ListStateProps) => <states.ListState {...props} look={look} />;
export const ViewMore = (props: states.ViewMoreProps) => <states.ViewMore {...props} look={look} />;
export const PagedList = (props: states.PagedListProps) => <states.PagedList {...props} look={look} />;
