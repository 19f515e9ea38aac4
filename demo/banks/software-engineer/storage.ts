import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, ms, rise, thousands, usd, word } from "../../quantities.ts";

export const storage: Theme = {
	key: "storage",
	label: "distributed storage",
	skills: [
		{ name: "Languages", keywords: ["C++", "Rust", "Go", "Java", "Python", "SQL"] },
		{
			name: "Storage",
			keywords: [
				"RocksDB",
				"Cassandra",
				"LSM trees",
				"Erasure coding",
				"Amazon S3",
				"Ceph",
				"FoundationDB",
				"Parquet",
			],
		},
		{
			name: "Distributed systems",
			keywords: ["Raft", "gRPC", "Kafka", "etcd", "TLA+", "Jepsen", "Consistent hashing"],
		},
		{
			name: "Systems",
			keywords: ["Linux", "io_uring", "eBPF", "perf", "NVMe", "Prometheus", "Kubernetes"],
		},
	],
	projects: [
		{
			name: "raftkv",
			levels: [0, 1],
			description:
				"Replicated key-value store with Raft consensus, snapshots and membership change, in Go",
			highlights: [
				(r) =>
					`Survived ${r.int(200, 900, 50)} randomized runs with network partitions and clock skew under a linearizability checker`,
				(r) =>
					`Batched log entries and pipelined AppendEntries for ${thousands(r.int(9, 28) * 1000)} writes per second on five nodes`,
			],
		},
		{
			name: "lsm-from-scratch",
			levels: [0, 1],
			description:
				"Log-structured merge tree in Rust with a write-ahead log, Bloom filters and leveled compaction",
			highlights: [
				(r) =>
					`Cut reads from disk for missing keys by ${r.int(88, 97)}% with per-table Bloom filters`,
				() =>
					"Verified crash safety by killing the process at every file-system call through a fault-injection layer",
			],
		},
		{
			name: "Course File System",
			levels: [0, 0],
			description: "Journaling file system for an operating systems course, written in C",
			highlights: [
				(r) =>
					`Passed ${r.int(90, 140)} hidden consistency tests; placed in the top ${r.int(3, 10)} of the class on throughput`,
				() =>
					"Implemented extents and group commit, then compared both with the baseline in a written report",
			],
		},
		{
			name: "blockbench",
			levels: [2, 4],
			description:
				"Open-source benchmark that replays production block traces against object stores",
			highlights: [
				(r) =>
					`Cited in ${r.int(3, 9)} engineering articles; ships traces with keys hashed and sizes kept`,
				() =>
					"Reports tail latency under compaction and repair, which averages in common benchmarks hide",
			],
		},
	],
	tags: ["distributed systems", "c++", "rust", "rocksdb", "raft", "cassandra", "storage engine"],
};

const line = linesOf(storage.key);

export const storageBullets: Bullet[] = [
	line([0, 1], (r) => {
		const c = fall(r, [38, 70, 2], [30, 60], 1);
		return `Tuned RocksDB ${r.pick(["block cache and Bloom filters", "compaction priorities and Bloom filters", "prefix extractors and block size"])} for a ${r.pick(["metadata store", "session store", "time-series index"])}, cutting p99 point reads from ${c.before} ms to ${c.after} ms in a replayed trace`;
	}),
	line(
		[0, 1],
		(r) =>
			`Wrote a fault-injection harness in ${r.pick(["Go", "Rust", "Python"])} that drops packets and pauses nodes during writes; it uncovered ${word(r.int(2, 5))} ${r.pick(["replication", "recovery"])} bugs before they reached production`,
	),
	line(
		[0, 0],
		(r) =>
			`Implemented checksum scrubbing for cold ${r.pick(["blocks", "segments", "objects"])} as a throttled background task in ${r.pick(["C++", "Go", "Rust"])}, verifying ${r.int(20, 80, 5)} TB a day in staging with under ${r.int(2, 4)}% extra disk load`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [40, 90, 5], [55, 80], 1);
		return `Parallelized index rebuild after a node restart by ${r.pick(["key range", "SST file", "partition"])}, so that a node rejoins in ${c.after} minutes instead of ${c.before}`;
	}),
	line([1, 2], (r) => {
		const c = fall(r, [120, 260, 10], [25, 45], 5);
		return `Switched a Cassandra cluster from LZ4 to Zstandard with ${r.pick(["chunk sizes tuned per table", "larger chunks for cold tables", "levels chosen per table"])}, shrinking its footprint from ${c.before} TB to ${c.after} TB with CPU up only ${r.int(2, 5)}%`;
	}),
	line(
		[1, 2],
		(r) =>
			`Built incremental backup for a ${r.pick(["40", "65", "90", "130"])}-node cluster by uploading immutable SST files and archiving commit logs to S3, lowering the recovery point from ${r.pick([12, 24])} hours to ${r.int(5, 20, 5)} minutes`,
	),
	line(
		[1, 2],
		(r) =>
			`Wrote TLA+ models of ${r.pick(["lease transfer", "replica reconfiguration", "the commit protocol"])} and found ${word(r.int(2, 3))} interleavings that lost acknowledged writes; fixed both code and specification before release`,
	),
	line([2, 3], (r) => {
		const nodes = r.int(140, 320, 20);
		const [code, overhead] = r.pick([
			["6+3 Reed-Solomon", "1.5x"],
			["10+4 Reed-Solomon", "1.4x"],
			["12+2+2 local reconstruction", "1.3x"],
		] as const);
		return `Replaced three-way replication of cold data with ${code} erasure coding, taking raw capacity per stored byte from 3x to ${overhead} and saving ${usd(r.int(9, 28) * 100_000)} a year across ${nodes} nodes`;
	}),
	line([2, 3], (r) => {
		const c = fall(r, [90, 240, 10], [65, 85], 2);
		return `Moved the write path to io_uring with group commit and aligned NVMe writes, cutting p99 write latency from ${ms(c.before)} to ${ms(c.after)} at ${thousands(r.int(60, 180, 10) * 1000)} operations per second per node`;
	}),
	line(
		[2, 3],
		(r) =>
			`Designed online resharding with range splits and dual ownership so that hot ${r.pick(["tenants", "partitions", "buckets"])} split without downtime; ${r.int(300, 900, 50)} splits ran in the first quarter with no failed requests`,
	),
	line([3, 4], (r) => {
		const c = rise(r, [8, 20, 1], [150, 300], 1);
		return `Led the design of a metadata service on ${r.pick(["FoundationDB", "a Raft-replicated B-tree", "sharded RocksDB with Raft"])} that raised the object limit from ${c.before}B to ${c.after}B with listing latency unchanged`;
	}),
	line([3, 4], (r) => {
		const c = fall(r, [9, 16, 1], [60, 80], 1);
		return `Introduced placement by failure domain and prioritized repair, cutting time at reduced redundancy after a rack loss from ${c.before} hours to ${c.after} and supporting a published durability of eleven nines`;
	}),
	line(
		[4, 4],
		(r) =>
			`Set the ${word(r.int(2, 3))}-year storage roadmap for ${r.int(6, 14)} product teams, consolidating ${word(r.int(4, 7))} storage systems into ${word(r.int(2, 3))} and moving ${r.int(18, 60)} PB without a maintenance window`,
	),
	line(
		[4, 4],
		(r) =>
			`Established deterministic simulation testing for all stateful services and coached ${word(r.int(5, 9))} teams through it; it has caught ${r.int(40, 110, 5)} consistency bugs, ${word(r.int(3, 8))} of them capable of losing data`,
	),
	line(
		[0, 1],
		(r) =>
			`Built a ${r.pick(["Grafana", "command-line", "web"])} view of compaction backlog, write stalls and disk usage per node, which the on-call engineers adopted as their first stop in storage incidents`,
	),
	line(
		[2, 3],
		() =>
			"Designed the on-disk format's versioning and checksums so that nodes of adjacent releases can share a cluster, making rolling upgrades and rollbacks routine",
	),
	line(
		[3, 4],
		() =>
			"Wrote the consistency guide that tells product engineers which guarantees each store gives, with runnable counterexamples; it is required reading before a new service picks its database",
	),
];
