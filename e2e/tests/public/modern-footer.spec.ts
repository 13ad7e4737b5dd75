import { expect, test } from '../../fixtures';
import { ModernSite } from '../../pages/modern-site';

test('Footer: quick links, legal links, networks in new tabs and the current year', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await expect(site.footerLinks('Quick links')).toHaveText([
    'Home',
    'Biography',
    'Portfolio',
    'Contact',
    'Events',
    'Projects',
    'Endeleza',
    'Blog',
    'Volunteer',
    'Rates',
    'Role profiles',
  ]);
  await expect(site.footerLinks('Legal')).toHaveText(['Privacy Policy', 'Copyright Notice']);
  await expect(site.footerLinks('Elsewhere')).toHaveText([
    'Instagram',
    'Facebook',
    'Twitter',
    'LinkedIn',
    'Email',
  ]);
  await expect(site.footerLinks('Elsewhere').first()).toHaveAttribute('target', '_blank');
  await expect(site.footerLinks('Elsewhere').last()).toHaveAttribute('href', /^mailto:/);
  await expect(site.footer()).toContainText(`© ${new Date().getFullYear()} Amani Kito`);
});

test('Footer: the back-to-top button', async ({ page }) => {
  const site = new ModernSite(page);
  await site.open('/contact');
  await site.backToTop().click();
  await expect.poll(site.scrolled).toBe(0);
});
