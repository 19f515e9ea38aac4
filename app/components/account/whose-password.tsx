/** Tells a browser that keeps passwords to whose account a new one belongs. It is neither seen nor sent. */
export const WhosePassword = ({ email }: { email: string | null }) => (
	<input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
);
