import { Parser } from 'htmlparser2';

/**
 * Units, and numbers that belong to no room of their own. Every other number stands beside its rule. The source is behind it: "spec n" is the
 * product's specification, "default" our own choice where the specification is silent.
 */
// Milliseconds (spec 9 names the minute).
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const SSE_HEARTBEAT_MS = 25_000; // default
// How often the server looks.
const WATCH_EVERY_MS = 10 * MINUTE_MS; // default: between two looks at whether a published website answers
const STATISTICS_KEPT_DAYS = 30; // default: how long visits are kept after counting was switched off
// Rows per page.
const LIST_PAGE_LIMIT = 50; // default

// Bytes.
const SCAN_EVERY_MS = 10 * SECOND_MS; // default: between two looks at files that no virus scanner has seen
const UPLOAD_MAX_BYTES = 25 * 1024 ** 2; // default
const AVATAR_MAX_BYTES = 5 * 1024 ** 2; // default
const LOGO_MAX_BYTES = 2 * 1024 ** 2; // default

/** Of mails and pages from strangers. Long newsletters have some 5,000 tags in 40 levels; browsers themselves nest at most 512. */
const FOREIGN_MARKUP = { characters: 2_000_000, tags: 20_000, depth: 400, work: 1_000_000 };
/** Of what people of the team write or paste: it is cleaned while the host answers others. */
const WRITTEN_MARKUP = { characters: 200_000, tags: 5_000, depth: 100, work: 100_000 };
/** So much may be read beyond the limit. */
const SLICE = 16_384;
/**
 * Whether markup is small and flat enough for everything that parses, cleans and converts it: their time grows with the depth of every tag. Tells it
 * in time proportional to the length, by the tokens of the very parser they use, and reads no further than the limit.
 */
function isTame(html, limits) {
    if (html.length > limits.characters)
        return false;
    let tags = 0;
    let depth = 0;
    let deepest = 0;
    let work = 0;
    const isOver = () => tags > limits.tags || deepest > limits.depth || work > limits.work;
    const parser = new Parser({
        onopentagname() {
            tags++;
            work += ++depth;
            deepest = Math.max(deepest, depth);
        },
        onclosetag() {
            depth--;
        },
    });
    for (let at = 0; at < html.length && !isOver(); at += SLICE)
        parser.write(html.slice(at, at + SLICE));
    return !isOver();
}

/** A name without folders and control characters; it is only ever shown. */
const plainName = (name) => (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-200) || 'file';

const at = (hex, type, mime, offset = 0) => ({ hex, offset, type, mime });
const riff = (hex, type, mime) => ({ ...at(hex, type, mime, 8), isRiff: true });
const SIGNATURES = [
    at('89504e470d0a1a0a', 'image', 'image/png'),
    at('ffd8ff', 'image', 'image/jpeg'),
    at('474946383761', 'image', 'image/gif'),
    at('474946383961', 'image', 'image/gif'),
    riff('57454250', 'image', 'image/webp'),
    at('66747970617669', 'image', 'image/avif', 4),
    at('6674797068656963', 'image', 'image/heic', 4),
    at('667479706d696631', 'image', 'image/heif', 4),
    at('424d', 'image', 'image/bmp'),
    at('49492a00', 'image', 'image/tiff'),
    at('4d4d002a', 'image', 'image/tiff'),
    at('00000100', 'icon', 'image/x-icon'),
    at('69636e73', 'icon', 'image/icns'),
    at('255044462d', 'pdf', 'application/pdf'),
    at('7b5c727466', 'word', 'application/rtf'),
    at('494433', 'audio', 'audio/mpeg'),
    at('fffb', 'audio', 'audio/mpeg'),
    at('fff3', 'audio', 'audio/mpeg'),
    at('664c6143', 'audio', 'audio/flac'),
    riff('57415645', 'audio', 'audio/wav'),
    at('4f676753', 'audio', 'audio/ogg'),
    at('667479704d3441', 'audio', 'audio/mp4', 4),
    at('6674797071742020', 'video', 'video/quicktime', 4),
    at('66747970', 'video', 'video/mp4', 4),
    at('1a45dfa3', 'video', 'video/webm'),
    riff('41564920', 'video', 'video/x-msvideo'),
    at('526172211a07', 'archive', 'application/vnd.rar'),
    at('377abcaf271c', 'archive', 'application/x-7z-compressed'),
    at('1f8b', 'archive', 'application/gzip'),
    at('425a68', 'archive', 'application/x-bzip2'),
    at('fd377a585a00', 'archive', 'application/x-xz'),
    at('7573746172', 'archive', 'application/x-tar', 257),
];
const RIFF = '52494646';
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const UNKNOWN = { type: 'unknown', mime: 'application/octet-stream' };
/** What a file really is, by its content; the name only decides between formats that share one. */
function detectFile(content, name) {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    if (startsWith(bytes, '504b0304') || startsWith(bytes, '504b0506'))
        return insideZip(bytes);
    if (startsWith(bytes, 'd0cf11e0a1b11ae1'))
        return oldOffice(name);
    const found = SIGNATURES.find(({ hex, offset, isRiff }) => startsWith(bytes, hex, offset) && (!isRiff || startsWith(bytes, RIFF)));
    if (found)
        return { type: found.type, mime: found.mime };
    return isText(bytes) ? textFile(bytes) : UNKNOWN;
}
const startsWith = (bytes, hex, offset = 0) => bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex;
/** Office files are archives with telling names inside. */
function insideZip(bytes) {
    if (bytes.includes('word/document'))
        return { type: 'word', mime: `${OPEN_XML}.wordprocessingml.document` };
    if (bytes.includes('xl/workbook'))
        return { type: 'excel', mime: `${OPEN_XML}.spreadsheetml.sheet` };
    const openDocument = /^mimetype(application\/vnd\.oasis\.opendocument\.[\w-]{1,60})/.exec(bytes.subarray(30, 140).toString('latin1'));
    if (openDocument?.[1])
        return { type: 'openoffice', mime: openDocument[1].replace(/PK.*/, '') };
    return { type: 'archive', mime: 'application/zip' };
}
function oldOffice(name) {
    const lower = name.toLowerCase();
    if (/\.(doc|dot)$/.test(lower))
        return { type: 'word', mime: 'application/msword' };
    if (/\.(xls|xlt)$/.test(lower))
        return { type: 'excel', mime: 'application/vnd.ms-excel' };
    return UNKNOWN;
}
/** UTF-8 without the signs that no text has. */
function isText(bytes) {
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return !/[^\P{Cc}\s]/u.test(text);
    }
    catch {
        return false;
    }
}
const textFile = (bytes) => /<svg[\s>]/i.test(bytes.subarray(0, 1_000).toString('utf8'))
    ? { type: 'icon', mime: 'image/svg+xml' }
    : { type: 'text', mime: 'text/plain' };

export { AVATAR_MAX_BYTES as A, DAY_MS as D, FOREIGN_MARKUP as F, HOUR_MS as H, LOGO_MAX_BYTES as L, MINUTE_MS as M, SCAN_EVERY_MS as S, UPLOAD_MAX_BYTES as U, WEEK_DAYS as W, SECOND_MS as a, STATISTICS_KEPT_DAYS as b, LIST_PAGE_LIMIT as c, detectFile as d, WRITTEN_MARKUP as e, SSE_HEARTBEAT_MS as f, WATCH_EVERY_MS as g, isTame as i, plainName as p };
//# sourceMappingURL=detectFile-Bt7IGdIX.mjs.map
