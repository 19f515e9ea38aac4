import { Field } from "#app/components/base/form/field.tsx";

/** A code of the authenticator app, or a recovery code where there are any. */
export const CodeField = ({ isFirst = false }: { isFirst?: boolean }) => (
	<Field
		label="Code"
		name="code"
		required
		maxLength={60}
		autoComplete="one-time-code"
		autoCapitalize="none"
		spellCheck={false}
		hint={`Six digits of your authenticator app${isFirst ? "" : ", or a recovery code"}.`}
	/>
);
