import { Badge } from "#app/components/base/ui/badge.tsx";

/** Stands beside the name of an invented person. */
export function IllustrativeMark() {
	return <Badge>Illustrative</Badge>;
}
