export interface Hotel {
  id: number;
  hotel_name: string;
  hotel_email: string;
  hotel_phone: string;
  registration_number: string;
  contact_person_name: string;
  contact_person_email: string;
  contact_person_phone: string;
  /** Null until the decision. */
  is_approved: boolean | null;
  is_active: boolean;
}

export const approvals = ['Approved', 'Pending', 'Rejected'] as const;

export function approvalOf({ is_approved }: Hotel): (typeof approvals)[number] {
  if (is_approved === null) return 'Pending';
  return is_approved ? 'Approved' : 'Rejected';
}
