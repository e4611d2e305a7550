// Who the website is for, and who works on it: loaded as one.
export { PeopleCard } from '../cards/PeopleCard'
export { CustomerCard } from '../customer/CustomerCard'
