import hoodiecrow from 'hoodiecrow-imap';
import { p as portOf, a as addDays } from './main.mjs';
import '@node-rs/argon2';
import 'kysely';
import 'node:crypto';
import 'node:async_hooks';
import './detectFile-Bt7IGdIX.mjs';
import 'htmlparser2';
import 'sharp';
import 'date-fns/addDays';
import '@date-fns/utc/date/mini';
import 'node:zlib';
import 'node:fs';
import 'node:path';
import '@formatjs/icu-messageformat-parser';
import 'intl-messageformat';
import '@date-fns/tz/tzOffset';
import 'node:util';
import 'smtp-server';
import 'node:events';
import 'node:worker_threads';
import 'node:stream/consumers';
import 'node:timers/promises';
import 'nodemailer';
import 'node:net';
import 'node:dns';
import 'imapflow';
import 'standardwebhooks';
import 'node:http';
import 'node:https';
import 'hono';
import 'pg';
import 'node:fs/promises';
import 'node:http2';
import '@hono/node-server';
import 'selfsigned';
import 'valibot';
import 'date-fns/addBusinessDays';
import 'date-fns/differenceInBusinessDays';
import 'date-fns/differenceInCalendarDays';
import 'date-fns/addYears';
import 'hono/compress';
import 'jose';
import 'hono/cookie';
import 'nunjucks';
import 'libphonenumber-js/min';
import 'hono/route';
import 'hono/body-limit';
import 'hono/secure-headers';
import 'hono/http-exception';
import 'kysely/helpers/postgres';
import 'tldts';
import 'fflate';
import 'node:url';
import 'html-to-text';
import 'sanitize-html';
import '@zxcvbn-ts/language-common';
import 'hono/streaming';
import 'date-fns/getISODay';
import 'date-fns/nextMonday';
import 'date-fns/startOfISOWeek';
import 'date-fns/addMonths';
import '@hono/node-server/serve-static';
import 'hono/etag';
import 'prom-client';
import 'dns-packet';
import 'node:dgram';
import 'node:dns/promises';
import '@electric-sql/pglite';

const HOST = '127.0.0.1';
const PLUGINS = ['ID', 'UNSELECT', 'SPECIAL-USE', 'CREATE-SPECIAL-USE', 'LITERALPLUS', 'NAMESPACE', 'UIDPLUS'];
const USES = { Sent: '\\Sent', Drafts: '\\Drafts', Trash: '\\Trash', 'Sent Items': '\\Sent' };
/** A real IMAP server on a free loopback port with one mailbox in memory: for trying a transfer, and for its tests. */
async function openImapServer(user, password, folders, encryption) {
    const { INBOX = [], ...others } = folders;
    const server = hoodiecrow({
        plugins: PLUGINS,
        secureConnection: encryption?.mode === 'tls',
        ...(encryption),
        users: { [user]: { password } },
        storage: {
            INBOX: { messages: INBOX },
            '': {
                separator: '/',
                folders: Object.fromEntries(Object.entries(others).map(([name, messages]) => [name, { messages, ...(USES[name] ? { 'special-use': USES[name] } : {}) }])),
            },
        },
    });
    const append = server.getCommandHandler('APPEND');
    server.setCommandHandler('APPEND', (...args) => void imap.beforeAppend().then(() => append(...args)));
    const sockets = new Set();
    server.server.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.once('close', () => sockets.delete(socket));
    });
    await new Promise((resolve) => server.listen(0, HOST, resolve));
    const port = portOf(server.server);
    const imap = {
        host: HOST,
        port,
        user,
        password,
        messages: (folder) => server.folderCache[folder]?.messages,
        beforeAppend: async () => { },
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            for (const socket of sockets)
                socket.destroy();
        }),
    };
    return imap;
}

const DEMO_MAILBOX_PASSWORD = 'demo-mailbox';
const INBOX = 40;
const SENT = 12;
const mail = (folder, nth) => {
    const date = new Date(`${addDays('2026-01-01', nth)}T09:00Z`);
    const lines = [
        `Message-ID: <${folder.toLowerCase()}-${nth}@old.example>`,
        'From: Blumenhaus Brandt <info@blumenhaus-brandt.example>',
        'To: anna@old.example',
        `Subject: ${folder} ${nth}`,
        `Date: ${date.toUTCString()}`,
        '',
        'A message of the demo.',
    ];
    return { raw: lines.join('\r\n'), flags: nth % 3 === 0 ? [] : ['\\Seen'] };
};
const mails = (folder, count) => Array.from({ length: count }, (_, index) => mail(folder, index + 1));
/** Two mailboxes on this machine to try a transfer with: one that is full, one that is new. */
async function openDemoMailboxes() {
    const old = { INBOX: mails('Inbox', INBOX), 'Sent Items': mails('Sent', SENT), Invoices: mails('Invoice', 5) };
    return [
        await openImapServer('anna@old.example', DEMO_MAILBOX_PASSWORD, old),
        await openImapServer('anna@new.example', DEMO_MAILBOX_PASSWORD, { INBOX: [], Sent: [] }),
    ];
}

export { openDemoMailboxes };
//# sourceMappingURL=openDemoMailboxes-DK82CniF.mjs.map
