import type { Role } from '../../../features/role-profiles/role-profile';
import { roleWording } from '../../../features/role-profiles/wording';
import { wording } from '../wording';
import classes from './role-choice.module.css';

interface RoleChoiceProps {
  roles: Role[];
  chosen: Role | undefined;
  onChoose: (role: Role) => void;
}

/** The buttons, as large as headlines. Without JavaScript they send the form. */
export function RoleChoice({ roles, chosen, onChoose }: RoleChoiceProps) {
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <ul className={classes.roles} aria-label={wording.roles.choose}>
        {roles.map((role) => (
          <li key={role} className={classes.row}>
            <button
              type="submit"
              name="role"
              value={role}
              className={classes.role}
              aria-pressed={role === chosen}
              onClick={() => onChoose(role)}
            >
              {roleWording.buttons[role]}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
