import { expect, test } from "vitest";
import { isCrawler } from "./crawlers.ts";

test.each([
	"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36",
	"Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
	"Mozilla/5.0 (compatible; YandexBot/3.0)",
	"Baiduspider+(+http://www.baidu.com/search/spider.htm)",
	"facebookexternalhit/1.1",
	"LinkedInBot/1.0",
	"Slackbot-LinkExpanding 1.0",
])("%s reads to list or preview", (name) => {
	expect(isCrawler(name)).toBe(true);
});

test.each([
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
	"Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
	"",
	null,
])("%s is a person's browser", (name) => {
	expect(isCrawler(name)).toBe(false);
});
