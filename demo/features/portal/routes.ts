import {
  my_checkout,
  my_checkout_price,
  my_dashboard,
  my_emails,
  my_feedback_preview,
  my_feedback_publish,
  my_feedback_remove,
  my_feedback_send_log,
  my_feedback_todo_save,
  my_feedback_todos,
  my_onboarding_save,
  my_onboarding_sectors,
  my_onboarding_validate_email,
  my_requirements_colors,
  my_requirements_colors_file,
  my_requirements_construction,
  my_requirements_contact,
  my_requirements_files,
  my_requirements_inspiration,
  my_requirements_law,
  my_requirements_logo,
  my_requirements_structure,
  my_synonyms,
  my_synonyms_save,
  partner_website_portal,
  partner_website_portal_invite,
  partner_website_portal_view,
  partner_website_requirements,
} from '../../../src/contract/server'
import { formatMoneyMinor, isEmail, isStatus, SECTORS } from '../../../src/model'
import { hasContent } from '../../db/queries/people/portal'
import { HttpError } from '../../kernel/HttpError'
import { presentationPath } from './presentation'
import { idOf } from '../../kernel/request/idOf'
import { isRead } from '../../kernel/request/isRead'
import { partsOf } from '../../access/authoriseCustomer'
import { order, priceOf, readContract, readPlans } from './checkout'
import { colorsSheet } from './colorsSheet'
import { customerMails } from './customerMails'
import { inviteToPortal } from './inviteToPortal'
import { saveOnboarding } from './onboarding'
import { openPortal } from './openPortal'
import { portalPage } from './portalPage'
import { portalView } from './portalView'
import { whyFixed } from './whyFixed'
import { listRemarks, removeRemark, saveRemark } from './remarks'
import { startPage } from './startPage'
import { approveWebsite, sendFeedback } from './sendFeedback'
import { readSynonyms, saveSynonyms } from './synonyms'
import { WISH_PAGE_NAMES, WISH_PAGES, type WishPage, wishPageAfter } from './wishPages'
import { answersNow, type Answers, checkAnswers, chooseFiles, isComplete, readWishes, saveWishes, sendWishes } from './wishes'
import { publicOrigin } from '../../kernel/request/publicOrigin'
import { type Call, serve } from '../../kernel/serve'
import { presentLibraryFile } from '../files/library/folderContent'
import { filesByIds } from '../files/library/library'

type CheckoutCall = Pick<Call<typeof my_checkout>, 'c' | 'services' | 'customer' | 't'>

async function checkoutPage({ c, services, customer, t }: CheckoutCall, wrong: boolean): Promise<Response> {
  const locale = c.get('locale')
  const money = (row: { amount: number; currency: string }) => formatMoneyMinor(row.amount, row.currency, locale)
  const contract = await readContract(services, customer)
  const plans = await readPlans(services)
  const { termsOfServiceUrl } = customer.settings
  const values = {
    title: t('portal.page.checkout'),
    contract: contract && { number: contract.number, plan: contract.plan_name, price: money(contract), interval: contract.interval },
    plans: plans.map((plan) => ({ id: plan.id, name: plan.name, price: money(plan), interval: plan.interval })),
    terms: termsOfServiceUrl && /^https?:\/\//i.test(termsOfServiceUrl) ? termsOfServiceUrl : null,
    wrong,
  }
  return portalPage(c, customer, 'checkout.njk', values, wrong ? 422 : 200)
}

type WishCall = Pick<Call<typeof my_requirements_inspiration>, 'c' | 'services' | 'customer' | 'body' | 't'>

async function showPage({ c, services, customer, body, t }: WishCall, page: WishPage, given?: Answers, errors: Answers = {}) {
  const wishes = await readWishes(services.db, customer.website_id)
  const saved = answersNow(page, wishes[page], customer.contact)
  const values = {
    title: t(`portal.wishes.${page}`),
    wish_page: page,
    fields: WISH_PAGES[page],
    answers: given ?? saved,
    shown: Object.fromEntries(WISH_PAGES[page].map(({ name }) => [name, body?.[`_shown_${name}`] ?? saved[name]])),
    errors,
    fixed: await whyFixed(c, customer),
    complete: isComplete(wishes),
    pages: WISH_PAGE_NAMES.map((name) => ({
      name,
      href: `/my/requirements/${name}`,
      current: name === page,
      answered: Object.values(wishes[name] ?? {}).some(Boolean),
    })),
  }
  return portalPage(c, customer, 'wishes.njk', values, Object.keys(errors).length > 0 ? 422 : 200)
}

const SEND = '_send'

async function answerPage(call: WishCall, page: WishPage): Promise<Response> {
  const { c, services, customer, body, t } = call
  if (!body) return showPage(call, page)
  const checked = checkAnswers(page, body, customer.customer['country'], t)
  if (Object.keys(checked.errors).length > 0) return showPage(call, page, checked.answers, checked.errors)
  await saveWishes(services, customer, page, checked)
  if (!(SEND in body)) return c.redirect(`/my/requirements/${wishPageAfter(page) ?? page}?saved=1`, 303)
  if (!isComplete(await readWishes(services.db, customer.website_id))) throw new HttpError(409, 'refusal.wishesOpen')
  await sendWishes(services, customer)
  return c.redirect('/my/?saved=1', 303)
}

export const portalRoutes = [
  serve(partner_website_portal, ({ c, viewer, params }) => openPortal(c, viewer, params.website, params.route)),

  serve(partner_website_portal_view, ({ c, viewer, params: { website: websiteId, status } }) => {
    if (!isStatus(status)) throw new HttpError(404, 'refusal.notFound')
    return portalView(c, viewer, websiteId, status)
  }),

  serve(partner_website_portal_invite, ({ c, services, viewer, params, body, t }) => {
    return inviteToPortal(services, viewer, { websiteId: params.website, mail: body.mail, origin: publicOrigin(c), t })
  }),

  serve(partner_website_requirements, ({ c, viewer, params }) => openPortal(c, viewer, params.website, 'my_requirements_inspiration')),

  serve(my_dashboard, ({ c, customer }) => startPage(c, customer)),

  serve(my_emails, async ({ c, customer, t }) =>
    portalPage(c, customer, 'emails.njk', { title: t('portal.page.emails'), ...(await customerMails(c, customer)) }),
  ),

  serve(
    my_checkout,
    async (call) => {
      const { c, services, customer, body, t } = call
      if (!body) return checkoutPage(call, false)
      await order(services, customer, body.plan, t)
      // A lead that has ordered has nothing to order any more.
      return c.redirect('/my/?saved=1', 303)
    },
    {
      refuse: (call) => checkoutPage(call, true),
    },
  ),

  serve(my_checkout_price, ({ services, customer, query }) => priceOf(services, customer, query.plan)),

  serve(my_feedback_preview, async ({ c, services, customer, t }) => {
    const isBegun = await hasContent(services.db, customer.website_id)
    return portalPage(c, customer, 'feedback.njk', {
      title: t('portal.page.feedback'),
      preview: isBegun ? presentationPath(services.sessionSecret, customer.website_id) : null,
      remarks: await listRemarks(services.db, customer),
      may_remark: partsOf(customer).includes('feedback') && customer.user_id === null,
      may_approve: partsOf(customer).includes('preview') && customer.user_id === null,
    })
  }),

  serve(my_feedback_todos, async ({ services, customer }) => ({ items: await listRemarks(services.db, customer) })),

  serve(my_feedback_todo_save, async ({ services, customer, body }) => {
    return saveRemark(services, customer, body)
  }),

  serve(my_feedback_remove, async ({ c, services, customer, params }) => {
    await removeRemark(services, customer, params.todo)
    return c.body(null, 204)
  }),

  serve(my_feedback_send_log, async ({ c, services, customer, body, t }) => {
    if (body.message.length > 10_000)
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'message', message: t('portal.error.long') }] })
    await sendFeedback(services, customer, body.message, t)
    return c.body(null, 204)
  }),

  serve(my_feedback_publish, async ({ c, services, customer }) => {
    await approveWebsite(services, customer)
    return c.body(null, 204)
  }),

  serve(my_onboarding_save, async ({ services, customer, body, t }) => {
    await saveOnboarding(services, customer, body, t)
    return { firm: body.firm, sector: body.sector, email: body.email, phone: body.phone, goals: body.goals }
  }),

  serve(my_onboarding_sectors, async ({ t }) => ({ items: SECTORS.map((key) => ({ key, name: t(`log.sector.${key}`) })) })),

  serve(my_onboarding_validate_email, async ({ params }) => ({ valid: isEmail(params.email) })),

  serve(my_requirements_inspiration, (call) => answerPage(call, 'inspiration')),

  serve(my_requirements_construction, (call) => answerPage(call, 'construction')),

  serve(my_requirements_logo, (call) => answerPage(call, 'logo')),

  serve(my_requirements_colors, (call) => answerPage(call, 'colors')),

  serve(my_requirements_structure, (call) => answerPage(call, 'structure')),

  serve(my_requirements_law, (call) => answerPage(call, 'law')),

  serve(my_requirements_contact, (call) => answerPage(call, 'contact')),

  serve(my_requirements_files, async ({ c, services, customer, params, t }) => {
    const files = await filesByIds(services.db, { websiteId: customer.website_id, library: 'portal' }, params.ids.split(',').map(idOf))
    if (!isRead(c)) {
      await chooseFiles(services, customer, files)
      return c.redirect(`/my/requirements/files/${params.ids}?saved=1`, 303)
    }
    return portalPage(c, customer, 'wish_files.njk', {
      title: t('portal.files.chosen'),
      files: files.map((file) => presentLibraryFile({ websiteId: customer.website_id, library: 'portal' }, file)),
    })
  }),

  // The palette as a style sheet, for whoever builds the website.
  serve(my_requirements_colors_file, async ({ c, services, customer }) => {
    const { colors = {} } = await readWishes(services.db, customer.website_id)
    return c.body(colorsSheet(colors), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Content-Disposition': 'attachment; filename="colors.css"',
    })
  }),

  serve(my_synonyms, ({ services, customer, params }) => readSynonyms(services.db, customer.website_id, params.term)),

  serve(my_synonyms_save, async ({ services, customer, params, body }) => {
    await saveSynonyms(services.db, customer.website_id, params.term, body.items)
    return readSynonyms(services.db, customer.website_id, params.term)
  }),
]
