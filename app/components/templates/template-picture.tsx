import { templatePictureAddress } from "#app/domain/templates/template-addresses.ts";
import { classes } from "../ui/class-names.ts";

/** The page of a template in small, in Letter's proportions, so that nothing moves when it arrives. */
export function TemplatePicture({
	template,
	priority = false,
	className,
}: {
	template: { slug: string; sections: readonly string[] };
	priority?: boolean;
	className?: string;
}) {
	return (
		<span className={classes("sheet", className)}>
			<img
				src={templatePictureAddress(template.slug, "card")}
				width={612}
				height={792}
				alt={`Page with ${template.sections.join(", ")}`}
				loading={priority ? "eager" : "lazy"}
				decoding="async"
			/>
		</span>
	);
}
