import {
	createContext,
	type ElementType,
	type ReactNode,
	type RefObject,
	use,
	useEffect,
	useRef,
} from "react";
import { Form, type FormProps } from "react-router";
import { Alert } from "#app/components/base/ui/alert.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";

/** What the fields of a form read: their sentences, and what was typed. */
export const FormAnswer = createContext<Partial<FormResult>>({});

export type AnsweredFormProps = Omit<FormProps, "method" | "ref"> & {
	/** A fetcher's form, or the router's. */
	as?: ElementType<FormProps & { ref?: RefObject<HTMLFormElement | null> }> | undefined;
	answer?: FormResult | undefined;
	/** Fields that are sent and not shown. */
	fixed?: Record<string, string>;
	ref?: RefObject<HTMLFormElement | null>;
};

/** A form that is posted. Its fields show what it was answered, and the first one that was not taken has the focus. */
export function AnsweredForm(props: AnsweredFormProps) {
	const { as: Posted = Form, answer, fixed = {}, ref, children, ...rest } = props;
	const own = useRef<HTMLFormElement>(null);
	const form = ref ?? own;
	useFocusOnRefused(form, answer);
	return (
		<Posted {...rest} ref={form} method="post">
			<FormAnswer value={answer ?? {}}>
				{Object.entries(fixed).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{children}
			</FormAnswer>
		</Posted>
	);
}

/** Puts the focus on the first field of a form, or of a part of one, that was not taken. */
export function useFocusOnRefused(
	part: RefObject<HTMLElement | null>,
	answer: Partial<FormResult> | undefined,
): void {
	const reached = useRef<[Partial<FormResult>?, HTMLElement?]>([]);
	// Once for each answer. The page may load again after it, and bring the field or another one in its place.
	useEffect(() => {
		const [given, reachedField] = reached.current;
		if (!answer?.fieldErrors || (given === answer && reachedField?.isConnected)) return;
		const field = part.current?.querySelector<HTMLElement>("[aria-invalid=true]");
		if (!field) return;
		// Who pressed Enter in the field is in it already: no focus comes that would read its sentence.
		const sentence = document.getElementById(`${field.id}-error`);
		if (sentence) {
			sentence.role = field.matches(":focus") ? "alert" : "";
			// The same words again are new ones to a reader that speaks what is added.
			sentence.textContent += "";
		}
		field.focus();
		reached.current = [answer, field];
	});
}

type FormMessageProps = {
	/** Of another form than the one around it. */
	answer?: Partial<FormResult> | undefined;
	/** What can be done about it. */
	children?: ReactNode;
};

/** What was said about the form as a whole. */
export function FormMessage({ answer = use(FormAnswer), children }: FormMessageProps) {
	const { message, success, kind = success ? "success" : "error" } = answer;
	return message ? (
		<Alert kind={kind}>
			<p>{message}</p>
			{children}
		</Alert>
	) : null;
}
