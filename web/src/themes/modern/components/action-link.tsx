import { Link, type LinkProps } from '@tanstack/react-router';
import { useIsPathListed } from '../../../features/site/use-site';
import actions from '../styles/action.module.css';

interface ActionLinkProps extends Pick<LinkProps, 'children'> {
  to: NonNullable<LinkProps['to']>;
}

/** A way on to another page of the site, unless the owner took it out of the menu. */
export const ActionLink = (way: ActionLinkProps) =>
  useIsPathListed(way.to) && <Link {...way} className={actions.action} />;

/** The same as a framed button. */
export const ButtonLink = ({ isPrimary, ...way }: ActionLinkProps & { isPrimary?: boolean }) =>
  useIsPathListed(way.to) && (
    <Link {...way} className={isPrimary ? `${actions.button} ${actions.primary}` : actions.button} />
  );
