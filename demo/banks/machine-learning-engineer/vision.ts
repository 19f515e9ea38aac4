import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, ms, rise, thousands, usd, word } from "../../quantities.ts";

export const vision: Theme = {
	key: "vision",
	label: "computer vision",
	skills: [
		{ name: "Languages", keywords: ["Python", "C++", "CUDA", "Rust", "SQL", "Bash"] },
		{
			name: "Modeling",
			keywords: [
				"PyTorch",
				"OpenCV",
				"Object detection",
				"Semantic segmentation",
				"Vision transformers",
				"Self-supervised learning",
				"Multi-view geometry",
				"Diffusion models",
			],
		},
		{
			name: "Systems",
			keywords: [
				"TensorRT",
				"ONNX Runtime",
				"DeepStream",
				"Ray",
				"CVAT",
				"NVIDIA Jetson",
				"Weights & Biases",
				"Docker",
			],
		},
	],
	projects: [
		{
			name: "Bird Feeder Cam",
			levels: [0, 1],
			description: "Raspberry Pi camera that identifies visiting birds and keeps a public log",
			highlights: [
				(r) =>
					`Recognizes ${r.int(26, 54)} regional species at ${r.int(86, 93)}% accuracy, running at ${r.int(6, 14)} frames per second on device`,
				() => "Quantized MobileNet to int8 and trained on the feeder's own hard cases each month",
			],
		},
		{
			name: "Trail Segmentation",
			levels: [0, 1],
			description: "Robotics club project: walkable-path segmentation for an outdoor robot",
			highlights: [
				(r) =>
					`IoU of 0.${r.int(79, 88)} on held-out trails from ${thousands(r.int(8, 26) * 100)} labeled frames and heavy augmentation`,
				() =>
					"Placed in a national collegiate robot competition after a rewrite of time synchronization fixed drift",
			],
		},
		{
			name: "calib-check",
			levels: [0, 3],
			description: "Open-source tool that detects camera calibration drift from ordinary footage",
			highlights: [
				(r) =>
					`Detects rotations of 0.${r.int(2, 5)} degrees within ${r.int(2, 9)} minutes of driving video`,
				() => "Used by two university labs; results verified on a turntable rig with known angles",
			],
		},
	],
	tags: [
		"computer vision",
		"pytorch",
		"object detection",
		"segmentation",
		"tensorrt",
		"opencv",
		"edge ai",
	],
};

const line = linesOf(vision.key);

const scene = [
	"warehouse shelves",
	"product photos",
	"road scenes",
	"medical scans",
	"manufactured parts",
] as const;

export const visionBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = rise(r, [61, 71, 1], [10, 20], 1);
		return `Trained ${r.pick(["a YOLO", "an RT-DETR"])} detector for ${r.pick(["shelf gaps", "damaged packages", "safety helmets", "traffic cones"])} on ${thousands(r.int(6, 28) * 1000)} images, raising mAP at 0.5 from 0.${c.before} to 0.${c.after} through copy-paste augmentation and relabeled edge cases`;
	}),
	line(
		[0, 0],
		(r) =>
			`Audited ${thousands(r.int(4, 18) * 1000)} annotations of ${r.pick(scene)} with confident learning, corrected ${r.int(4, 9)}% of them in CVAT and wrote a labeling guide that raised rater agreement to ${r.int(90, 96)}%`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [44, 96, 2], [50, 72], 1);
		return `Exported a segmentation model to TensorRT with FP16 and fused preprocessing, cutting latency per frame on ${r.pick(["Jetson Orin", "a T4 GPU", "Jetson Xavier"])} from ${ms(c.before)} to ${ms(c.after)} within 0.${r.int(2, 6)} points of IoU`;
	}),
	line(
		[0, 1],
		(r) =>
			`Built an active learning loop that selects ${thousands(r.int(400, 1200, 100))} frames a week by uncertainty and embedding distance, matching full-data accuracy with ${r.int(32, 48)}% of the labels on ${r.pick(scene)}`,
	),
	line(
		[0, 1],
		() =>
			"Traced a mysterious accuracy loss at one site to a firmware update that changed white balance, added color augmentation and an input monitor, and wrote the incident up",
	),
	line(
		[1, 2],
		(r) =>
			`Pretrained a ViT backbone on ${r.int(3, 14)}M unlabeled images with ${r.pick(["DINOv2", "masked autoencoding"])}; fine-tuned on ${r.pick([5, 10])}% of labels it beat the fully supervised model by ${word(r.int(2, 5))} points for ${r.pick(scene)}`,
	),
	line(
		[1, 2],
		(r) =>
			`Generated ${thousands(r.int(20, 90, 5) * 1000)} synthetic images of rare defects with Blender and domain randomization, raising recall on them from ${r.int(52, 61)}% to ${r.int(79, 88)}% at an equal false-alarm rate`,
	),
	line(
		[1, 2],
		(r) =>
			`Shipped document capture on iOS and Android with Core ML and LiteRT, running in ${r.int(24, 45)} ms per frame; unreadable uploads fell by ${r.int(34, 57)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Designed a multi-camera tracker with re-identification and calibrated geometry for ${r.int(40, 180, 10)} sites, bringing identity switches per hour down ${r.int(48, 69)}% on ${word(r.int(8, 10))}-camera layouts`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [26, 44, 1], [40, 60], 1);
		return `Rewrote the inference pipeline with DeepStream and zero-copy decoding so that one GPU serves ${r.int(24, 48)} streams, reducing hardware cost per site from $${c.before}K to $${c.after}K`;
	}),
	line(
		[2, 3],
		() =>
			"Established release gates by slice (lighting, device, site, skin tone where people appear) with product and legal, and blocked a release that improved the average while failing two slices",
	),
	line(
		[3, 4],
		(r) =>
			`Led the data engine for perception with ${word(r.int(5, 8))} engineers: trigger-based collection, automatic labeling and scenario search over ${r.int(3, 14)} PB; time from failure to fixed model fell from ${word(r.int(6, 9))} weeks to ${word(r.int(2, 3))}`,
	),
	line(
		[3, 4],
		(r) =>
			`Unified ${word(r.int(5, 8))} single-task networks into one backbone with shared training, saving ${r.int(44, 61)}% of on-device compute and ${usd(r.int(5, 19) * 100_000)} a year in labeling at equal or better accuracy per task`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the vision roadmap for ${word(r.int(4, 6))} product lines, deciding where foundation models replace tailored ones; ${r.int(18, 34)} models became ${word(r.int(4, 6))} and time to a new use case fell from ${word(r.int(7, 9))} months to ${word(r.int(2, 3))}`,
	),
];
