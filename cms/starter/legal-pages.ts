interface StarterLegalPages {
  /** Markdown without a first-level heading: the page has its own. */
  privacyPolicy: string;
  /** YYYY-MM-DD */
  privacyUpdatedOn: string;
  copyrightNotice: string;
  copyrightUpdatedOn: string;
}

const WRITTEN_ON = '2026-11-22';

const privacyPolicy = `This page says what this website stores about you, why, and how to have it removed. It describes this site as it is built, not websites in general. "We" means {name}, the owner of the site, who decides what happens to the data and answers for it.

## In short

- You can read everything here without telling us who you are.
- We store only what you send through a form.
- There are no analytics, no advertising cookies and no tracking pixels. Fonts, images and scripts come from this site itself.
- Everything you sent can be deleted on request.

## What we store when you write to us

### Contact messages

Your name, your email address, the subject and the message, with the date and time. We use them to answer you and to agree on a booking. The owner answers from an ordinary mailbox, so a conversation that continues by email is also kept there.

### Bookings

Your name, your email address, your phone number, the service, the days, the place and what you note, with the estimate you saw, and the name and company of the person who accepts a quote. We use them to plan the work and to agree on it with you, and keep how the booking went and when. You get your own booking page. Anyone who has its link can open it, and it stays online for 90 days after the last day.

### Volunteer applications {applications}

Your name, your email address, your phone number if you give one, when you are available, your skills and interests, your message, and the project you chose. The owner decides on the application, and its status (pending, approved or rejected) is stored with it. The owner may download the list of volunteers as a file in order to plan a project.

If you are under 18, please ask a parent or guardian to send the application for you.

### Comments on the blog {comments}

Your name, your email address and the text. **Your name and text are public once the comment is approved. Your email address is never shown**; it is there so that we can reach you about the comment.

### With every form

A random number that is made when you fill in a form, so that pressing the button twice does not store the same thing twice. It says nothing about you or your device.

A message or a booking also keeps which link or site led you here, if your browser named one: only the name of the link or of the site.

So does an application. {applications}

### When this site answers by email

Where a mail server is set up, you get a receipt for a message or a booking request. The owner gets an email that says who wrote and about what. The site notes which of these emails it sent and when, without their words, for at most 30 days.

You also get a receipt for an application, and an email that says whether it was approved. {applications}

## What we store to keep the forms usable

To stop floods of automatic messages, the server counts how often a form is sent or refused, or a sign-in tried, from one network address, and how often one opened form is sent. The address itself is not kept with the count: it is turned into a code by a one-way calculation with a secret key. Counters that ran out more than a day ago are deleted every night.

The server also counts requests for pages that do not exist, so that broken links can be mended. That count holds the missing path and a number, and nothing about visitors.

## What your own browser keeps

Visitors get **no cookies**. Your browser itself remembers five things on your device:

- whether you switched the sound on,
- text that you typed into a form and have not sent yet, so that a reload does not lose it. It is removed once the form has been sent, and is not used again when it is more than a week old,
- the random number of that form, until the form has been sent,
- which link or site led you here, such as Instagram, until you close the tab,
- how far down you were on the pages of this visit, so that going back leads to the same place. It is gone when you close the tab.

The first and the last are never sent to us. The others reach us only when you send the form.

You can clear all of it at any time in your browser's settings. The owner's own sign-in uses two cookies. One ends with the browser session. The other one remembers for a year that the owner has signed in on this device. Both are set for the owner only.

## Why we may do this

We handle what you send because you ask us to, such as to answer a message or to plan a booking. You agree to it by sending the form, and you may withdraw that agreement later. We count form submissions because we have a legitimate interest in keeping the site usable. We do not make automated decisions about anyone.

## Who else sees it

Only the company that hosts the site, which stores the data for us and may not use it, and, where a mail server is set up, the company that delivers our email. We do not sell data, and we do not share it for marketing.

Approved comments can be read by anyone, which includes search engines. {comments}

Links to social networks lead away from this site. Nothing is loaded from them until you follow a link; after that, their own rules apply.

## How long we keep it

What you sent stays until the owner deletes it. The owner can also let the site delete messages and past bookings after a set time. Deleted items can be restored for 30 days and are then deleted permanently. We delete all of it sooner when you ask; an accepted quote keeps its number, sums and checksum, without names. Copies in backups disappear when the backup is replaced.

The owner can let the site delete rejected applications after a set time, too. {applications}

## Your rights

Under the {law}, you have the right to:

- be told how your data is used,
- see the data that we hold about you and receive a copy,
- have false or misleading data corrected,
- have data deleted that is false or misleading, or that we no longer have a reason to keep,
- object to the use of your data, or have it restricted,
- withdraw your consent, which does not undo what happened before,
- complain to the {authority}.

## How to ask for deletion

Write to us through the [contact form](/contact) from the email address you used, or name that address in the message. Say what it is about, such as a message or a booking, or that it is about all that you sent. We may ask one question to be sure that it is you. We delete what you asked for within 14 days and tell you when it is done. A request to see your data is answered within 7 days.

## Changes

When the site starts to store something else, this page changes first, and the date shown on it changes with it.`;

const copyrightNotice = `© 2026 {name}. All rights reserved, except where this page says otherwise.

## What is protected

The texts, photographs, films, sounds and the design of this website are protected by copyright. They belong to the owner of the site or are shown with the permission of those who made them. A photographer, designer or tailor who is credited keeps the rights in their own work.

## What you may do

You may, without asking:

- link to any page,
- share a page through the share button or by its address,
- quote a short passage of text with the author's name and a link to the page,
- print a page, or save it, for your own reading,
- use the rate card and the measurements to plan a booking.

## What needs permission

Please ask before you:

- publish, print or broadcast an image or film from this site,
- crop, retouch or recolour an image, or place it in an advertisement,
- use a likeness in a way that suggests that someone supports a product, a party or a cause,
- republish a whole article, in translation too, {comments}
- use texts or images to train or test automatic systems.

Permission is often given. Use the [contact form](/contact) and say what you would like to use, where and for how long.

## People in images

Where people can be recognised, they agreed to the image being shown here, or a parent or guardian did. If you are in an image and would rather not be, write to us and we will take it down.

## Your own words {comments}

When you post a comment you keep the rights in your text and allow it to be shown on this site until it is removed. Please post only what you wrote yourself.

## If something here is yours

If you believe that your work is used here without permission, tell us through the [contact form](/contact): which page it is on, what is yours, and how to reach you. The material is taken down while we look into it.

## Software

The software that runs this site has a licence of its own, which comes with its source code.`;

export const legalPages: StarterLegalPages = {
  privacyPolicy,
  privacyUpdatedOn: WRITTEN_ON,
  copyrightNotice,
  copyrightUpdatedOn: WRITTEN_ON,
};
