import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { an, fall, ms, thousands, usd, word } from "../../quantities.ts";

export const speech: Theme = {
	key: "speech",
	label: "speech and audio",
	skills: [
		{ name: "Languages", keywords: ["Python", "C++", "CUDA", "Rust", "SQL", "Bash"] },
		{
			name: "Modeling",
			keywords: [
				"PyTorch",
				"Conformer",
				"RNN-T",
				"CTC",
				"Whisper",
				"Speaker diarization",
				"Text-to-speech",
				"Neural codecs",
			],
		},
		{
			name: "Systems",
			keywords: [
				"ONNX Runtime",
				"TensorRT",
				"WebRTC",
				"torchaudio",
				"NVIDIA NeMo",
				"gRPC",
				"Kubernetes",
				"Kaldi",
			],
		},
	],
	projects: [
		{
			name: "Lecture Captions",
			levels: [0, 1],
			description: "Live captions for university lectures with a vocabulary drawn from the slides",
			highlights: [
				(r) =>
					`Cut word error rate on technical terms from ${r.int(34, 42)}% to ${r.int(14, 19)}% by contextual biasing`,
				(r) =>
					`Used in ${word(r.int(3, 7))} courses; delay of ${(r.int(9, 18) / 10).toFixed(1)} s on one consumer GPU`,
			],
		},
		{
			name: "Whale Calls",
			levels: [0, 1],
			description: "Detection of whale calls in hydrophone recordings with a marine biology lab",
			highlights: [
				(r) =>
					`Processed ${thousands(r.int(4, 16) * 1000)} hours of audio; average precision of 0.${r.int(82, 91)} on a new site`,
				() =>
					"Self-supervised pretraining on unlabeled ocean noise made up for fewer than a thousand labeled calls",
			],
		},
		{
			name: "vad-small",
			levels: [0, 3],
			description: "Open-source voice activity detector for microcontrollers",
			highlights: [
				(r) =>
					`${r.int(18, 42)} KB of weights, ${(r.int(4, 11) / 10).toFixed(1)} ms per frame on a Cortex-M4`,
				() => "Tested against street, kitchen and car noise at five signal-to-noise ratios",
			],
		},
	],
	tags: ["speech recognition", "asr", "audio", "pytorch", "text-to-speech", "streaming", "nemo"],
};

const line = linesOf(speech.key);

const tenth = (n: number) => (n / 10).toFixed(1);

export const speechBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = fall(r, [148, 226, 2], [18, 35], 1);
		return `Fine-tuned a Conformer model for ${r.pick(["call center", "accented", "medical", "in-car"])} speech on ${r.int(120, 480, 20)} hours of transcribed audio, reducing word error rate from ${tenth(c.before)}% to ${tenth(c.after)}% on speakers not seen in training`;
	}),
	line(
		[0, 0],
		(r) =>
			`Built a text normalization test suite of ${thousands(r.int(9, 28) * 100)} cases (numbers, dates, currencies, spelling) for ${word(r.int(2, 4))} languages and fixed ${r.int(120, 380, 20)} failures in the weighted finite-state grammars`,
	),
	line(
		[0, 1],
		(r) =>
			`Augmented training with room impulse responses, codec artifacts and ${r.int(30, 90, 10)} hours of recorded noise, lowering error in noisy conditions by ${r.int(14, 27)}% relative with clean speech unchanged`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [210, 380, 10], [60, 74], 5);
		return `Quantized a streaming recognizer to int8 with ONNX Runtime, shrinking it from ${c.before} MB to ${c.after} MB and reaching ${tenth(r.int(2, 4))} real-time factor on mid-range phones for ${tenth(r.int(1, 3))} points of word error rate`;
	}),
	line(
		[0, 1],
		() =>
			"Listened to and annotated failed utterances every week, showed that crosstalk rather than accent caused most of them, and redirected the team's next data collection",
	),
	line([1, 2], (r) => {
		const c = fall(r, [620, 980, 20], [40, 60], 10);
		return `Moved from chunked attention to a cache-aware streaming RNN-T, cutting user-perceived latency from ${ms(c.before)} to ${ms(c.after)} with word error rate up only ${tenth(r.int(1, 3))} points`;
	}),
	line(
		[1, 2],
		(r) =>
			`Added contextual biasing with ${thousands(r.int(2, 12) * 100)} phrases per customer through a trie in beam search; recall of names and product terms rose from ${r.int(48, 59)}% to ${r.int(79, 88)}%`,
	),
	line(
		[1, 2],
		(r) =>
			`Built speaker diarization with ECAPA embeddings and overlap handling for meetings of ${word(r.int(4, 5))} to ${word(r.int(8, 10))} people, bringing diarization error from ${r.int(17, 23)}% to ${r.int(8, 12)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Trained one multilingual model for ${r.int(8, 22)} languages with balanced sampling and adapters, replacing a model per language; error fell ${r.int(9, 21)}% relative in the ${word(r.int(4, 6))} smallest and serving cost by ${r.int(38, 55)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Launched neural text-to-speech with streaming synthesis and first audio after ${r.int(110, 190, 10)} ms, scoring 4.${r.int(2, 5)} in mean opinion against 3.${r.int(5, 8)} for the vendor voice it replaced`,
	),
	line(
		[2, 3],
		() =>
			"Designed consent, watermarking and speaker verification for custom voices with legal and trust staff before the first release, and made them impossible to switch off in the API",
	),
	line(
		[3, 4],
		(r) =>
			`Led the semi-supervised pipeline that turned ${r.int(80, 400, 20)}K hours of unlabeled audio into training data by noisy-student rounds, with ${an(r.int(17, 29))}% relative gain and transcription spend down ${usd(r.int(6, 21) * 100_000)} a year`,
	),
	line(
		[3, 4],
		(r) =>
			`Directed the move from a cascaded voice assistant to a speech-native model over ${r.int(12, 18)} months with ${word(r.int(3, 5))} teams; turn latency fell below ${r.int(450, 700, 50)} ms and task completion rose ${word(r.int(6, 10))} points`,
	),
	line(
		[4, 4],
		(r) =>
			`Set the speech roadmap for ${word(r.int(3, 5))} products (recognition, synthesis, understanding) on one acoustic foundation model, with error parity across ${r.int(9, 16)} accent groups as a release criterion`,
	),
];
