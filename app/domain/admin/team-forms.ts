import { z } from "zod";
import { emailSchema } from "#app/domain/base/email.ts";
import { dashboardRoles } from "./dashboard-roles.ts";
import { adminMessages } from "./owner-messages.ts";
import { reasonSchema } from "./person-forms.ts";

/** The form that gives an account a role in the dashboard. */
export const giveRoleSchema = reasonSchema.extend({
	email: emailSchema,
	role: z.enum(dashboardRoles, { error: adminMessages.team.roleMissing }),
});
