import { useState } from "react";
import { PasswordField } from "./password-field.tsx";

/** The password of the account, where a change asks for it. */
export function CurrentPassword() {
	const [shown, setShown] = useState(false);
	return (
		<PasswordField
			label="Current password"
			name="currentPassword"
			autoComplete="current-password"
			shown={shown}
			onToggle={() => setShown(!shown)}
		/>
	);
}
