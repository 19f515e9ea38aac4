import { readResumeValues } from "#app/domain/intake/resume-form.ts";

/** What the form of a resume is told when nobody answered it: what was typed stays. */
export const failedResume = (error: string, form: FormData) => ({
	error,
	values: readResumeValues(form),
	upload: null,
});
