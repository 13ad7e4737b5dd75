import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { wording } from './wording';

/** Password input with a button that shows the characters. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, { toggle }] = useDisclosure(false);
  return (
    <PasswordInput
      label={wording.password}
      autoComplete="current-password"
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        'aria-label': visible ? wording.hideCharacters : wording.showCharacters,
        tabIndex: 0,
      }}
      vars={() => ({ root: { '--psi-button-size': '44px' } })}
      {...props}
    />
  );
}
