import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, ms, rise, thousands, usd, word } from "../../quantities.ts";

export const inference: Theme = {
	key: "inference",
	label: "inference optimization",
	skills: [
		{ name: "Languages", keywords: ["Python", "C++", "CUDA", "Triton", "Rust", "Go"] },
		{
			name: "Optimization",
			keywords: [
				"TensorRT-LLM",
				"vLLM",
				"Quantization",
				"Speculative decoding",
				"FlashAttention",
				"Knowledge distillation",
				"torch.compile",
				"ONNX Runtime",
			],
		},
		{
			name: "Systems",
			keywords: [
				"Nsight Systems",
				"NCCL",
				"Kubernetes",
				"Triton Inference Server",
				"Prometheus",
				"Linux",
				"gRPC",
			],
		},
	],
	projects: [
		{
			name: "cuda-attention",
			levels: [0, 1],
			description:
				"Attention kernels written step by step, from naive to tiled with online softmax",
			highlights: [
				(r) =>
					`Reached ${r.int(58, 76)}% of FlashAttention's throughput on an RTX 4090, with a note on each remaining gap`,
				() => "Each step comes with a roofline plot and a test against the PyTorch reference",
			],
		},
		{
			name: "pi-llm",
			levels: [0, 1],
			description: "Four-bit language model inference on a Raspberry Pi 5 in C++",
			highlights: [
				(r) =>
					`${(r.int(38, 74) / 10).toFixed(1)} tokens per second for a 3B model with NEON kernels and a paged key-value cache`,
				() => "No dependencies besides the standard library; weights load by memory mapping",
			],
		},
		{
			name: "batchviz",
			levels: [0, 4],
			description:
				"Open-source simulator and visualizer of batching policies for language model serving",
			highlights: [
				(r) =>
					`Replays traces of ${thousands(r.int(10, 90, 10) * 1000)} requests in seconds and predicts p99 within ${r.int(6, 12)}%`,
				() => "Used in two university courses on machine learning systems",
			],
		},
	],
	tags: [
		"inference",
		"cuda",
		"tensorrt",
		"vllm",
		"quantization",
		"gpu",
		"performance",
		"llm serving",
	],
};

const line = linesOf(inference.key);

const gpu = ["A100", "H100", "L4", "A10G"] as const;

export const inferenceBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = fall(r, [120, 320, 10], [35, 60], 5);
		return `Profiled a ${r.pick(["ranking", "detection", "text embedding"])} model with Nsight Systems, removed host-device copies and padded batches by length, reducing p95 latency on ${r.pick(gpu)} GPUs from ${ms(c.before)} to ${ms(c.after)}`;
	}),
	line(
		[0, 0],
		(r) =>
			`Wrote a fused ${r.pick(["layer norm and dropout", "rotary embedding", "SwiGLU"])} kernel in Triton with forward and backward tests, ${r.int(14, 26) / 10}x as fast as eager PyTorch at the team's ${word(r.int(3, 5))} most frequent shapes`,
	),
	line(
		[0, 1],
		(r) =>
			`Quantized ${word(r.int(3, 6))} models to int8 with calibration per channel and an accuracy gate per slice, raising CPU throughput ${r.int(18, 31) / 10}x with at most 0.${r.int(2, 6)} points of quality loss`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a load generator that replays production traces with real prompt and output lengths, showing that the earlier synthetic test had overstated capacity by ${r.int(28, 54)}%`,
	),
	line(
		[0, 1],
		() =>
			"Wrote the team's guide to reading GPU profiles, with annotated traces of common stalls and their fixes, and ran a hands-on session for model developers",
	),
	line([1, 2], (r) => {
		const c = rise(r, [900, 1800, 100], [120, 260], 100);
		return `Deployed ${r.pick(["a 70B", "a 34B", "a 13B"])} model with FP8 weights, paged attention and chunked prefill, raising tokens per second per ${r.pick(["H100 node", "replica"])} from ${thousands(c.before)} to ${thousands(c.after)} within the latency target`;
	}),
	line(
		[1, 2],
		(r) =>
			`Added speculative decoding with a distilled draft model (${r.int(66, 81)}% acceptance), making interactive responses ${r.int(17, 26) / 10}x as fast with unchanged output distribution`,
	),
	line(
		[1, 2],
		(r) =>
			`Introduced prefix caching across requests that share a system prompt; with ${r.int(42, 71)}% of prompt tokens served from cache, time to first token fell ${r.int(38, 60)}% at the median`,
	),
	line([2, 3], (r) => {
		const c = fall(r, [38, 90, 2], [50, 70], 1);
		return `Designed disaggregated prefill and decode with separate scaling and key-value transfer over RDMA, reducing cost per million tokens from $${(c.before / 100).toFixed(2)} to $${(c.after / 100).toFixed(2)} at p99 targets`;
	}),
	line(
		[2, 3],
		(r) =>
			`Consolidated ${r.int(18, 44)} small models onto shared GPUs with Triton Inference Server, MIG partitions and priority queues, lifting mean utilization from ${r.int(14, 22)}% to ${r.int(51, 66)}% and freeing ${r.int(40, 120, 10)} GPUs`,
	),
	line(
		[2, 3],
		() =>
			"Made numerical equivalence testing part of each optimization: golden outputs, tolerance by layer and a slice-level quality gate, after a fast kernel had quietly changed rare answers",
	),
	line(
		[3, 4],
		(r) =>
			`Led ${word(r.int(4, 8))} engineers on an inference stack serving ${r.int(20, 80, 5)}B tokens a day over ${word(r.int(2, 3))} accelerator types, with cost per token down ${r.int(54, 72)}% in ${r.int(12, 18)} months`,
	),
	line(
		[3, 4],
		(r) =>
			`Co-designed model shapes with research (head counts, grouped-query attention, vocabulary padding) so that the next generation ran ${r.int(24, 41)}% faster on the same hardware at equal evaluation scores`,
	),
	line(
		[4, 4],
		(r) =>
			`Set accelerator strategy from measured workloads rather than vendor figures, porting ${word(r.int(3, 5))} critical models to a second platform and saving ${usd(r.int(6, 30) * 1_000_000)} a year through credible choice`,
	),
];
