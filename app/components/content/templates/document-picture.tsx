import { classes } from "#app/components/base/ui/class-names.ts";
import { templatePictureAddress } from "#app/domain/content/templates/addresses.ts";

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
				decoding={priority ? undefined : "async"}
			/>
		</span>
	);
}
