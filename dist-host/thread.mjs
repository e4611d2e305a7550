import { parentPort } from 'node:worker_threads';
import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime from 'postal-mime';
import { U as UPLOAD_MAX_BYTES, i as isTame, p as plainName, d as detectFile, F as FOREIGN_MARKUP } from './plainName-C-hkGAKP.mjs';
import { Tokenizer } from 'htmlparser2';

/**
 * What the parser of mails puts its lines together with. Node's own takes 25 µs for every piece, so a mail of a megabyte of line breaks took half a
 * minute of the one thread that reads mails.
 */
class JoinedBlob {
    content;
    constructor(pieces) {
        const joined = Buffer.concat(pieces.map(bytesOf));
        this.content = joined.buffer.slice(joined.byteOffset, joined.byteOffset + joined.byteLength);
    }
    arrayBuffer() {
        return Promise.resolve(this.content);
    }
}
function bytesOf(piece) {
    if (typeof piece === 'string')
        return Buffer.from(piece);
    return piece instanceof ArrayBuffer ? new Uint8Array(piece) : piece;
}

const BLOCKS = new Set('address article aside blockquote br dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(' '));
const CELLS = new Set(['td', 'th']);
const SILENT = new Set(['script', 'style', 'title']);
const nothing = () => undefined;
/** The words of markup that is too much for a parser: in time proportional to its length, whatever it consists of. */
function textOfMarkup(html) {
    const parts = [];
    let isSilent = false;
    let name = '';
    const startTag = (start, end) => {
        name = html.slice(start, end).toLowerCase();
        isSilent = false;
        if (BLOCKS.has(name))
            parts.push('\n');
        else if (CELLS.has(name))
            parts.push(' ');
    };
    const tokenizer = new Tokenizer({}, {
        onopentagname: startTag,
        onopentagend() {
            isSilent = SILENT.has(name);
        },
        onclosetag: startTag,
        ontext(start, end) {
            if (!isSilent)
                parts.push(html.slice(start, end).replaceAll(/\s+/g, ' '));
        },
        ontextentity(codePoint) {
            if (!isSilent)
                parts.push(String.fromCodePoint(codePoint));
        },
        onattribdata: nothing,
        onattribend: nothing,
        onattribentity: nothing,
        onattribname: nothing,
        oncdata: nothing,
        oncomment: nothing,
        ondeclaration: nothing,
        onend: nothing,
        onprocessinginstruction: nothing,
        onselfclosingtag: nothing,
    });
    tokenizer.write(html);
    tokenizer.end();
    return parts
        .join('')
        .split('\n')
        .map((line) => line.replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join('\n');
}

const LONGEST = 300;
function bounceReport(email) {
    const report = joined(email.attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status'));
    const quoted = joined(email.attachments);
    return {
        isDelay: /^action:/im.test(report) && !/^action:[ \t]*failed/im.test(report),
        mailId: /^message-id:\s*(<[^<>\s]{3,250}>)/im.exec(quoted)?.[1] ?? null,
        reason: (reasonIn(report) ?? email.text?.trim().split('\n', 1)[0] ?? '').replaceAll('\0', '').slice(0, LONGEST),
    };
}
const joined = (attachments) => attachments.map(contentOf).join('\n');
const contentOf = ({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content));
function reasonIn(report) {
    const code = /^diagnostic-code:\s*(?:smtp;\s*)?(.+(?:\r?\n[ \t].+)*)/im.exec(report)?.[1] ?? /^status:\s*(.+)/im.exec(report)?.[1];
    return code?.replaceAll(/\s+/g, ' ').trim();
}

/** Who or what wrote a mail, by the headers machines set (RFC 3464, 3834, 2369) and the few that some set instead. */
function kindOf(email) {
    if (isBounce(email))
        return 'bounce';
    if (isAutoreply(email))
        return 'autoreply';
    return isList(email) ? 'list' : 'normal';
}
const header = ({ headers }, name) => headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase();
function isBounce(email) {
    const type = header(email, 'content-type') ?? '';
    if (type.startsWith('multipart/report') && type.includes('delivery-status'))
        return true;
    if (email.attachments.some(({ mimeType }) => mimeType === 'message/delivery-status'))
        return true;
    const local = email.from?.address?.split('@', 1)[0]?.toLowerCase();
    return local === 'mailer-daemon' && header(email, 'return-path') === '<>';
}
function isAutoreply(email) {
    const auto = header(email, 'auto-submitted');
    if (auto && auto !== 'no')
        return true;
    if (['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => header(email, name) === 'yes'))
        return true;
    return header(email, 'precedence') === 'auto_reply';
}
function isList(email) {
    if (header(email, 'list-id') || header(email, 'list-unsubscribe'))
        return true;
    return ['bulk', 'list', 'junk'].includes(header(email, 'precedence') ?? '');
}

const METHODS = ['spf', 'dkim', 'dmarc'];
/** Reads the topmost Authentication-Results header of our own domain (RFC 8601); others can be written by anybody. */
function readAuth({ headers }, domain) {
    const own = headers.find(({ key, value }) => key === 'authentication-results' && value.split(';', 1)[0]?.trim().split(' ')[0] === domain);
    return Object.fromEntries(METHODS.flatMap((method) => {
        const result = new RegExp(`;\\s*${method}\\s*=\\s*([a-z]{1,20})`, 'i').exec(own?.value ?? '')?.[1];
        return result ? [[method, result.toLowerCase()]] : [];
    }));
}

const MAX_TEXT = 500_000;
const MAX_FILES = 100;
/** With more than that a mail is no mail: it is refused. */
const MAX_PARTS = 1_000;
const MAX_SUBJECT = 500;
const MAX_NAME = 200;
/** RFC 5321 4.5.3.1.3. */
const MAX_ADDRESS = 254;
const MAX_PEOPLE = 500;
const MAX_THREAD = 100;
/** Of all parts together: some readers take the square of a header's length. A thousand parts have some 300 kB. */
const MAX_HEADERS = 512 * 1024; // bytes
const parse = (content) => PostalMime.parse(content, { forceRfc822Attachments: true, maxHeadersSize: MAX_HEADERS });
/** Reads a mail as it came by SMTP. `domain` is ours: only our own mail exchanger is believed about authentication. */
async function readMail(content, domain) {
    const email = await parse(content);
    if (email.attachments.length > MAX_PARTS)
        throw new Error('too many parts');
    const inReplyTo = idsIn(email.inReplyTo)[0] ?? null;
    const kind = kindOf(email);
    return {
        mailId: idsIn(email.messageId)[0] ?? madeUpId(content, domain),
        inReplyTo,
        thread: [...new Set([...(inReplyTo ? [inReplyTo] : []), ...idsIn(email.references).toReversed()])].slice(0, MAX_THREAD),
        from: people(email.from ? [email.from] : [])[0] ?? { name: '', email: '' },
        replyTo: people(email.replyTo)[0] ?? null,
        to: people(email.to),
        cc: people(email.cc),
        subject: plain(email.subject ?? '')
            .replaceAll(/\s+/g, ' ')
            .trim()
            .slice(0, MAX_SUBJECT),
        ...bodyOf(email),
        ...filesOf(email),
        auth: readAuth(email, domain),
        kind,
        bounce: kind === 'bounce' ? bounceReport(email) : null,
    };
}
/** The file that is the nth part of a mail. */
async function readFile(content, part) {
    const attachment = (await parse(content)).attachments[part];
    return attachment ? fileOf(attachment) : null;
}
// PostgreSQL cannot store NUL, and half a character is none.
const plain = (text) => text.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\ufffd');
const idsIn = (header) => header?.match(/<[^<>\s]{3,250}>/g) ?? [];
/** The same mail gets the same id, however often it is delivered. */
const madeUpId = (content, domain) => `<${createHash('sha256').update(content).digest('hex').slice(0, 32)}@unnamed.${domain}>`;
const people = (addresses = []) => addresses
    .flatMap((address) => address.group ?? [address])
    .slice(0, MAX_PEOPLE)
    .map(({ name, address }) => ({ name: plain(name).slice(0, MAX_NAME), email: plain(address).toLowerCase().slice(0, MAX_ADDRESS) }));
function bodyOf(email) {
    const markup = email.html ? plain(email.html) : null;
    const html = markup && isTame(markup, FOREIGN_MARKUP) ? markup : null;
    const written = plain(email.text ?? '').trim();
    const text = written || (html ? convertHtml(html) : textOfMarkup(markup ?? ''));
    return { text: text.slice(0, MAX_TEXT), html, reduced: html !== markup || text.length > MAX_TEXT };
}
const convertHtml = (html) => convert(html, {
    wordwrap: false,
    selectors: [{ selector: 'img', format: 'skip' }],
    limits: { maxInputLength: FOREIGN_MARKUP.characters },
}).trim();
/** Those that are taken over, and what stays behind: what is larger than an upload may be, and what is beyond the number of files. */
function filesOf({ attachments }) {
    const files = [];
    const leftOut = [];
    for (const [part, attachment] of attachments.entries()) {
        const file = fileOf(attachment);
        const bytes = file.content.byteLength;
        if (bytes > UPLOAD_MAX_BYTES)
            leftOut.push({ part, name: file.name, bytes, reason: 'size' });
        else if (files.length >= MAX_FILES)
            leftOut.push({ part, name: file.name, bytes, reason: 'count' });
        else
            files.push(file);
    }
    return { files, leftOut };
}
function fileOf({ filename, mimeType, content, contentId }) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const name = plainName(plain(filename ?? (mimeType === 'message/rfc822' ? 'message.eml' : 'file')));
    return {
        name,
        content: bytes,
        contentId: contentId ? plain(contentId).replaceAll(/^<|>$/g, '').slice(0, MAX_NAME) : null,
        detected: detectFile(bytes, name),
    };
}

// The thread is its own world: nothing but the parser uses this one.
Object.assign(globalThis, { Blob: JoinedBlob });
parentPort?.on('message', async (wish) => {
    const answer = await read(wish).catch((error) => ({ problem: String(error) }));
    parentPort?.postMessage(answer, buffersIn(answer));
});
async function read(wish) {
    return wish.kind === 'mail' ? { mail: await readMail(wish.content, wish.domain) } : { file: await readFile(wish.content, wish.part) };
}
/** Handed over, not copied. */
function buffersIn(answer) {
    const files = 'mail' in answer ? answer.mail.files : 'file' in answer && answer.file ? [answer.file] : [];
    return [...new Set(files.map(({ content }) => content.buffer))];
}
//# sourceMappingURL=thread.mjs.map
