// The stranger of this bench, as a process of its own: what is sent must not hold up the clock of who waits for a page.
import nodemailer from 'nodemailer'

process.once('message', async ({ mails, port, name, markup }) => {
  process.send(await Promise.all(Array.from({ length: mails }, (_, nth) => deliver(port, `${name} ${nth}`, markup))))
  process.disconnect()
})

async function deliver(port, subject, markup) {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const raw = `From: stranger@nowhere.example\r\nSubject: ${subject}\r\nContent-Type: text/html\r\n\r\n${markup}\r\n`
  try {
    await transport.sendMail({ raw, envelope: { from: 'stranger@nowhere.example', to: 'inbox+1@demo.partner' } })
    return 250
  } catch (error) {
    return error.responseCode
  }
}
