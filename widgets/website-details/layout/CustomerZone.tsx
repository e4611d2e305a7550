import { PeopleCard } from '../cards/PeopleCard'
import { CustomerCard } from '../customer/CustomerCard'

/** Who the website is for, and who works on it. */
export const CustomerZone = ({ websiteId }: { websiteId: number }) => (
  <>
    <CustomerCard websiteId={websiteId} />
    <PeopleCard websiteId={websiteId} />
  </>
)
