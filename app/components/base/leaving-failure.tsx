import { FormMessage } from "./form/answered.tsx";

/** Says that there was no way to leave. In the page and not a toast, which would have to be loaded first. */
export const LeavingFailure = () => (
	<div className="mt-3 text-start empty:hidden">
		<FormMessage />
	</div>
);
