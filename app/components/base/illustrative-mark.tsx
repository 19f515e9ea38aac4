import { Badge } from "#app/components/base/ui/badge.tsx";

/** Stands beside the name of everybody who was invented. */
export function IllustrativeMark() {
	return <Badge>Illustrative</Badge>;
}
