import { Link, type LinkProps } from '@tanstack/react-router';
import actions from '../styles/action.module.css';

type ActionLinkProps = Pick<LinkProps, 'to' | 'children'>;

/** A way on to another page of the site. */
export const ActionLink = (to: ActionLinkProps) => <Link {...to} className={actions.action} />;

/** The same as a framed button. */
export const ButtonLink = (to: ActionLinkProps) => <Link {...to} className={actions.button} />;
