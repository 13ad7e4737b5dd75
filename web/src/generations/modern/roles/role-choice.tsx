import type { Role } from '../../../features/role-profiles/role-profile';
import { roleWording } from '../../../features/role-profiles/wording';
import { wording } from '../wording';
import classes from './role-choice.module.css';

interface RoleChoiceProps {
  roles: Role[];
  chosen: Role | undefined;
  onChoose: (role: Role) => void;
}

/** The buttons, as large as headlines. */
export function RoleChoice({ roles, chosen, onChoose }: RoleChoiceProps) {
  return (
    <ul className={classes.roles} aria-label={wording.roles.choose}>
      {roles.map((role) => (
        <li key={role} className={classes.row}>
          <button
            type="button"
            className={classes.role}
            aria-pressed={role === chosen}
            onClick={() => onChoose(role)}
          >
            {roleWording.buttons[role]}
          </button>
        </li>
      ))}
    </ul>
  );
}
